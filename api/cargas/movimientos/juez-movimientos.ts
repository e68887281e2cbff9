import type { Actor } from '#domain/acceso/actor.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { Impedimento } from '#domain/afiliacion/tramites/tramite.ts'
import { conFaltasDeRegla, type Falta } from '#domain/cargas/falta.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { llevaOficio, MOVIMIENTOS, type TipoDeRenglon } from '#domain/cargas/movimientos/campos-movimientos.ts'
import {
  faltaDeRechazo,
  faltanPapeles,
  faltasDeTramite,
  sinComprobar,
  sinNombrar,
} from '#domain/cargas/movimientos/faltas-de-tramite.ts'
import { tipoDeRenglon } from '#domain/cargas/movimientos/solicitud-de-renglon.ts'
import { sinDato } from '#domain/cargas/sin-dato.ts'
import { writtenName } from '#domain/identidad/nombre.ts'
import { findAfiliadosByIds, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { loadAbiertos } from '#api/afiliacion/movimientos/movimientos-abiertos.ts'
import { planTramite } from '#api/afiliacion/tramites/plan-tramite.ts'
import { movimientoAbierto } from '#api/afiliacion/tramites/persona-tramite.ts'
import { AppError } from '#api/errors.ts'
import type { CargaDeEntidad } from '#api/cargas/carga-row.ts'
import { identificarRenglones, type BusquedaPersonas } from '#api/cargas/juicio/identificar-renglones.ts'
import { lineasDeLlaves } from '#api/cargas/juicio/lineas-de-llaves.ts'
import { loadRespondidas } from '#api/cargas/juicio/respondidas.ts'
import type { Juez, Juicio } from '#api/cargas/tipos/servidor-de-carga.ts'
import { contextoMovimientos, type ContextoMovimientos } from './contexto-movimientos.ts'
import { pedidoDeRenglon } from './solicitud-con-oficio.ts'

/** Judges the rows of a file of movements with the rules that their screens ask: a row costs the queries of its screen. */
export async function juezDeMovimientos(actor: Actor, carga: CargaDeEntidad): Promise<Juez> {
  const contexto = await contextoMovimientos(actor, carga)
  const busqueda = { actor, entidadId: carga.entidadId, respondidas: await loadRespondidas(carga.entidadId) }
  return {
    juzgar: (lineas) => juzgar(lineas, contexto, busqueda),
    ocupadas: (juicios) =>
      lineasDeLlaves(
        carga.id,
        juicios.flatMap(({ ocupa }) => ocupa),
      ),
    repetido: (linea) => ({
      codigo: 'C487',
      campo: 'Persona',
      columna: '',
      hallado: `ya está en el renglón ${linea}`,
      esperado: 'un renglón por persona',
    }),
  }
}

async function juzgar(
  lineas: readonly LineaLeida[],
  contexto: ContextoMovimientos,
  busqueda: BusquedaPersonas,
): Promise<Juicio[]> {
  const { quienes } = await identificarRenglones(lineas, busqueda)
  const ids = [...new Set(quienes.flatMap((quien) => ('persona' in quien ? [quien.persona.id] : [])))]
  const personas = new Map((await findAfiliadosByIds(ids)).map((row) => [row.id, row]))
  const abiertos = await loadAbiertos(ids)
  const juicios: Juicio[] = []
  for (const [i, linea] of lineas.entries()) {
    const quien = quienes[i]
    if (!quien) throw new Error('A line without a person or a fault')
    if ('falta' in quien) {
      const { falta, ajenaId } = quien
      juicios.push({
        afiliadoId: null,
        ajenaId,
        llave: null,
        ocupa: [],
        filas: () => [],
        faltas: [falta, ...linea.faltas],
      })
      continue
    }
    const row = personas.get(quien.persona.id)
    if (!row) throw new Error(`Person ${quien.persona.id} was found and is not on file`)
    const deRegla = await faltasDe(linea, row, abiertos.has(row.id), contexto)
    const llave = String(row.id)
    juicios.push({
      afiliadoId: row.id,
      llave,
      ocupa: [llave],
      faltas: conFaltasDeRegla(linea.faltas, deRegla),
      filas: (enLinea) => [[contexto.carga.id, enLinea, row.id]],
    })
  }
  return juicios
}

/** What is wrong with a row about a person, and what people should know of it. */
async function faltasDe(
  linea: LineaLeida,
  row: AfiliadoRow,
  hasAbierto: boolean,
  contexto: ContextoMovimientos,
): Promise<Falta[]> {
  const { valores } = linea
  const faltan = sinDato(['tipo', 'fecha'], valores, MOVIMIENTOS, linea.faltas)
  const tipo = tipoDeRenglon(valores)
  if (row.nivel1_id !== contexto.carga.entidadId)
    return [...faltan, faltaDeRechazo('C490', valores, `Hoy es de ${row.adscripcion ?? 'otra entidad'}`)]
  if (tipo === null || valores['fecha'] === undefined) return faltan
  const contra = hasAbierto ? await movimientoAbierto(row.id) : null
  const deAbierto = contra ? [faltaDeRechazo('C486', valores, contra.message)] : []
  return [...deAbierto, ...(await faltasDePlan(linea, row, tipo, contexto)), ...deOficio(row, tipo, contexto)]
}

async function faltasDePlan(
  { valores }: LineaLeida,
  row: AfiliadoRow,
  tipo: TipoDeRenglon,
  contexto: ContextoMovimientos,
): Promise<Falta[]> {
  const { tramite, input, faltas } = await pedidoDeRenglon(contexto, row, { valores }, tipo)
  // Without what could not be understood, the rest of the request is another one.
  if (faltas.length > 0) return [...faltas]
  const { impedimentos, requeridos } = await planDe(contexto, tramite, input, row)
  const contra = faltasDeTramite(valores, impedimentos)
  if (contra.length > 0) return contra
  const hayOficio = 'oficio' in input.documentos
  const sinPapel = requeridos.filter((clave) => !(clave === 'oficio' && hayOficio))
  return faltanPapeles(sinPapel)
}

type Plan = { readonly impedimentos: readonly Impedimento[]; readonly requeridos: readonly ClavePapel[] }

/** What the screen's rules say; a refusal of another kind is one against the person. */
async function planDe(
  { actor, quincena }: ContextoMovimientos,
  tramite: Parameters<typeof planTramite>[1],
  input: Parameters<typeof planTramite>[2],
  row: AfiliadoRow,
): Promise<Plan> {
  try {
    return await planTramite(actor, tramite, input, row, quincena)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return {
      impedimentos: [{ campo: 'interno', codigo: error.codigo, mensaje: error.message, impide: true }],
      requeridos: [],
    }
  }
}

/** Whether the oficio names the person of a row that it serves. */
function deOficio(row: AfiliadoRow, tipo: TipoDeRenglon, { oficio }: ContextoMovimientos): Falta[] {
  if (!oficio || !llevaOficio(tipo)) return []
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno } = row
  const persona = { nombres, apellidoPaterno, apellidoMaterno }
  const { curp, rfc, nss, interno } = row
  if (oficio.texto.nombra({ ...persona, curp, rfc, nss, interno })) return []
  const nombre = writtenName(persona, 'natural')
  return [oficio.tieneSinTexto ? sinComprobar(nombre) : sinNombrar(nombre)]
}
