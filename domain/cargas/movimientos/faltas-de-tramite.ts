import type { Impedimento } from '#domain/afiliacion/tramites/tramite.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import { NOMBRE_PAPEL } from '#domain/afiliacion/tipos/papel.ts'
import type { CodigoCarga } from '#domain/cargas/codigos.ts'
import { HALLADO_MAX, type Falta } from '#domain/cargas/falta.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'
import { valorTexto } from '#domain/cargas/valor-texto.ts'
import type { CampoTipo } from '#domain/cargas/tipo-carga.ts'
import { MOVIMIENTOS } from './campos-movimientos.ts'

type Valores = Readonly<Record<string, Valor>>
type Campo = keyof typeof MOVIMIENTOS.campos

const CAMPOS: Readonly<Record<string, CampoTipo>> = MOVIMIENTOS.campos

/** Where each rule of a procedure is in a row, and its code. */
const DE_CAMPO: Readonly<Record<string, readonly [campo: Campo, codigo: CodigoCarga, esperado: string]>> = {
  interno: ['tipo', 'C481', 'un movimiento que la persona admita'],
  fecha: ['fecha', 'C482', 'una fecha que el movimiento admita'],
  fechaAutorizacion: ['fechaAutorizacion', 'C482', 'una fecha que el movimiento admita'],
  fechaFin: ['fechaFin', 'C482', 'una fecha que el movimiento admita'],
  causa: ['causa', 'C483', 'la causa que el movimiento lleve'],
  observaciones: ['observaciones', 'C484', 'una explicación'],
}

const LABORAL = 'cambios.datosLaborales.'
/** Levels of the place, by the field of the row that names it. */
const DE_LUGAR: Readonly<Record<string, Campo>> = { entidad: 'area', adscripcion: 'area', dependencia: 'direccion' }

function lugarDeRegla(path: string): readonly [campo: Campo, codigo: CodigoCarga, esperado: string] {
  const propio = DE_CAMPO[path]
  if (propio) return propio
  const dato = path.startsWith(LABORAL) ? path.slice(LABORAL.length) : ''
  const campo = DE_LUGAR[dato] ?? (Object.hasOwn(CAMPOS, dato) ? (dato as Campo) : 'tipo')
  return [campo, 'C485', 'un cambio que se pueda hacer']
}

/** What the rules of the screen say against a row, in their own words: what keeps it from being requested. */
export const faltasDeTramite = (valores: Valores, impedimentos: readonly Impedimento[]): Falta[] =>
  impedimentos.flatMap(({ campo: path, mensaje, impide }) => {
    if (!impide) return []
    const [campo, codigo, esperado] = lugarDeRegla(path)
    return [
      {
        codigo,
        campo: titulo(campo),
        columna: '',
        hallado: textoDe(valores, campo),
        esperado: conRegla(esperado, mensaje),
      },
    ]
  })

/** A refusal of the request as a whole: an open movement, an identity that is another's. */
export const faltaDeRechazo = (
  codigo: 'C481' | 'C486' | 'C489' | 'C490',
  valores: Valores,
  mensaje: string,
): Falta => ({
  ...{ codigo, campo: titulo('tipo'), columna: '' },
  hallado: textoDe(valores, 'tipo'),
  esperado: conRegla(ESPERADO[codigo], mensaje),
})

const ESPERADO = {
  C481: 'un movimiento que la persona admita',
  C486: 'una persona sin movimiento abierto',
  C489: 'la persona como estaba al cargar el archivo',
  C490: 'una persona de la entidad de la carga',
} as const

/** The oficio of the load does not name the person of a row. */
export const sinNombrar = (persona: string): Falta => ({
  ...{ codigo: 'C488', campo: 'Oficio', columna: '' },
  hallado: `no nombra a ${persona}`.slice(0, HALLADO_MAX),
  esperado: 'que la nombre por su CURP, RFC, NSS, número interno o nombre completo',
})

/** Nobody but a person can tell whether the oficio names the person of a row. */
export const sinComprobar = (persona: string): Falta => ({
  ...{ codigo: 'A532', campo: 'Oficio', columna: '' },
  hallado: `páginas sin texto: ${persona}`.slice(0, HALLADO_MAX),
  esperado: 'que quien valida el movimiento compruebe que la nombra',
})

/** Papers that a movement will still need to be approved. */
export function faltanPapeles(claves: readonly ClavePapel[]): Falta[] {
  if (claves.length === 0) return []
  const nombres = claves.map((clave) => NOMBRE_PAPEL[clave]).join(', ')
  return [{ codigo: 'A531', campo: 'Documentos', columna: '', hallado: '', esperado: `${nombres} antes de aprobarlo` }]
}

const titulo = (campo: Campo): string => CAMPOS[campo]?.titulo ?? campo

/** What the row says in a field, as people read it; "" if it says nothing. */
function textoDe(valores: Valores, campo: Campo): string {
  const [valor, definido] = [valores[campo], CAMPOS[campo]]
  return valor === undefined || !definido ? '' : valorTexto(valor, definido).slice(0, HALLADO_MAX)
}

/** "una fecha que el movimiento admita. Fecha de baja inválida: …", without a second full stop. */
const conRegla = (esperado: string, mensaje: string): string => `${esperado}. ${mensaje.replace(/\.$/, '')}`
