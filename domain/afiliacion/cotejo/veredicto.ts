import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { clavesDePapeles } from './claves-explicadas.ts'
import { edadCsfMeses, isSituacionIrregular, MESES_CSF_RECIENTE, vigenciaCurp } from './cotejo-avisos.ts'
import { filasConDudas, filasVisibles, isDiferencia, type FilaConDudas } from './cotejo-dudas.ts'
import { curpContraDatos } from './curp-contra-datos.ts'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { primerDato, type LecturasExpediente } from './cotejo.ts'
import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'

/** Where something to be looked at stands: the screen makes a link of it. */
export type LugarVeredicto = 'mezcla' | 'padron' | 'cotejo' | 'datos'

export interface CosaPorRevisar {
  readonly lugar: LugarVeredicto
  readonly texto: string
}

/** What is said of a registration, once: `incompleto` while papers are missing and nothing speaks against those that came. */
export type Veredicto =
  | { readonly estado: 'incompleto'; readonly faltan: number }
  | { readonly estado: 'listo' }
  | { readonly estado: 'revisa'; readonly cosas: readonly [CosaPorRevisar, ...CosaPorRevisar[]] }

/** What is known of a registration while it is made. */
export interface HechosExpediente {
  readonly papeles: LecturasExpediente
  /** Of the papers, what was read with certainty or settled by a person. */
  readonly seguros: LecturasExpediente
  /** Some are of another person than the others (`papelesMezclados`). */
  readonly mezclados: boolean
  /** What the person wrote over or besides them. */
  readonly escrito: DatosPersonalesEnCaptura
  /** Papers that are asked for and have not come, or came without what they must give. */
  readonly faltan: number
  /** Fields that were read without certainty and nobody has confirmed. */
  readonly porConfirmar: number
  /** Fields that a paper should have given and nobody has: neither its reading nor a person. */
  readonly sinLeer: number
  /** What looks wrong in the data as they stand and is accepted all the same. */
  readonly avisos: readonly Pick<Issue, 'code' | 'message'>[]
  /** Who of the padrón has one of their keys, and who only resembles them and was not looked at yet. */
  readonly padron: { readonly bloqueos: number; readonly parecidos: number }
  readonly hoy: PlainDate | undefined
}

/**
 * The one verdict of a registration (decisions §9), of everything that speaks against it: papers of two people, the
 * padrón, what papers and person say differently, CURP against RFC, the constancia's age and situation, and doubts.
 */
export function veredictoExpediente(hechos: HechosExpediente): Veredicto {
  const [first, ...others] = [...mezclaCosas(hechos), ...padronCosas(hechos), ...papelCosas(hechos)]
  if (first) return { estado: 'revisa', cosas: [first, ...others] }
  return hechos.faltan > 0 ? { estado: 'incompleto', faltan: hechos.faltan } : { estado: 'listo' }
}

/** "Listo", "Revisa 1 cosa", "Faltan 2 documentos". */
export function veredictoTexto(veredicto: Veredicto): string {
  if (veredicto.estado === 'listo') return 'Listo'
  if (veredicto.estado === 'revisa') return `Revisa ${cuentaTexto(veredicto.cosas.length, 'cosa')}`
  const { faltan } = veredicto
  return `${faltan === 1 ? 'Falta' : 'Faltan'} ${cuentaTexto(faltan, 'documento')}`
}

function mezclaCosas(hechos: HechosExpediente): CosaPorRevisar[] {
  return hechos.mezclados ? [{ lugar: 'mezcla', texto: 'Los documentos parecen de dos personas' }] : []
}

function padronCosas({ padron }: HechosExpediente): CosaPorRevisar[] {
  if (padron.bloqueos > 0) return [{ lugar: 'padron', texto: 'Esta persona ya está en el padrón' }]
  return padron.parecidos > 0 ? [{ lugar: 'padron', texto: 'El padrón tiene a alguien con datos parecidos' }] : []
}

/** Papers of two people differ in everything: that is one thing, told already. */
function papelCosas(hechos: HechosExpediente): CosaPorRevisar[] {
  const { porConfirmar, sinLeer, mezclados } = hechos
  const compared = mezclados
    ? []
    : [...claveCosas(hechos), ...cotejoCosas(hechos), ...curpCosas(hechos), ...datoCosas(hechos)]
  const doubts = `Confirma ${cuentaTexto(porConfirmar, 'dato leído', 'datos leídos')} con poca certeza`
  const unread = `Escribe ${cuentaTexto(sinLeer, 'dato que no se leyó', 'datos que no se leyeron')}`
  return [
    ...compared,
    ...avisoCosas(hechos),
    ...(porConfirmar > 0 ? [{ lugar: 'datos', texto: doubts } as const] : []),
    ...(sinLeer > 0 ? [{ lugar: 'datos', texto: unread } as const] : []),
  ]
}

function claveCosas({ papeles }: HechosExpediente): CosaPorRevisar[] {
  if (clavesDePapeles(papeles) !== 'no_coincide') return []
  const [curp, rfc] = [primerDato(papeles, 'curp'), primerDato(papeles, 'rfc')]
  const begin = `la CURP empieza ${curp.slice(0, 10)} y el RFC ${rfc.slice(0, 10)}`
  return [{ lugar: 'cotejo', texto: `La documentación cargada no coincide: ${begin}` }]
}

/** What the data say against themselves, but for what the papers' keys were told to say already. */
function datoCosas(hechos: HechosExpediente): CosaPorRevisar[] {
  const told = claveCosas(hechos).length > 0
  return hechos.avisos
    .filter(({ code }) => !(told && code === 'curp_rfc'))
    .map(({ message }) => ({ lugar: 'datos', texto: message }))
}

/** Of a CURP that differs, what it says of its person differs with it. */
const SALEN_DE_LA_CURP: ReadonlySet<string> = new Set(['fechaNacimiento', 'sexo', 'entidad'])
const NOMBRE: ReadonlySet<string> = new Set(['nombre', 'nombres', 'apellidoPaterno', 'apellidoMaterno'])

function cotejoCosas({ papeles, seguros, escrito }: HechosExpediente): CosaPorRevisar[] {
  const filas = filasVisibles(filasConDudas(papeles, seguros, escrito)).filter(isOpen)
  const curp = filas.some(({ campo }) => campo === 'curp')
  const nombre = filas.filter(({ campo }) => NOMBRE.has(campo))
  const others = filas.filter(({ campo }) => !NOMBRE.has(campo) && !(curp && SALEN_DE_LA_CURP.has(campo)))
  return [...nombreCosas(nombre), ...others.map((fila) => cosaDe(fila))]
}

/** A doubtful reading against what somebody wrote is settled: they wrote it. */
const isOpen = (fila: FilaConDudas): boolean =>
  isDiferencia(fila) && !(fila.resultado === 'por_confirmar' && fila.valores.captura !== undefined)

const CLAVES = ['curp', 'rfc', 'nss'] as const

/** A key that was written otherwise than its papers say it, with a sentence that tells both. */
export interface ClaveDistinta {
  readonly clave: (typeof CLAVES)[number]
  readonly texto: string
}

/** Keys that were written otherwise than their papers say with certainty: who saves them is asked first. */
export function clavesContraPapeles({
  papeles,
  seguros,
  escrito,
}: Pick<HechosExpediente, 'papeles' | 'seguros' | 'escrito'>): ClaveDistinta[] {
  return filasConDudas(papeles, seguros, escrito).flatMap(({ campo, etiqueta, resultado, valores }) => {
    const { captura, ...leidos } = valores
    const clave = CLAVES.find((one) => one === campo)
    if (!clave || resultado !== 'difiere' || captura === undefined) return []
    const otro = Object.values(leidos).find((leido) => cleanKey(leido) !== cleanKey(captura))
    if (otro === undefined) return []
    return [{ clave, texto: `${etiqueta}: se escribió ${captura} y los documentos dicen ${otro}.` }]
  })
}

/** A name is one thing, however many of its parts differ. */
function nombreCosas(filas: readonly FilaConDudas[]): CosaPorRevisar[] {
  const [first] = filas
  if (!first) return []
  if (first.campo === 'nombre') return [cosaDe(first)]
  return [{ lugar: 'cotejo', texto: 'Nombres y apellidos se parten de distinta manera' }]
}

function cosaDe({ etiqueta, resultado, valores }: FilaConDudas): CosaPorRevisar {
  const who = valores.captura === undefined ? 'Los documentos difieren' : 'Lo escrito difiere de los documentos'
  const doubt = resultado === 'por_confirmar' ? ' (leído con poca certeza)' : ''
  return { lugar: 'cotejo', texto: `${who}: ${etiqueta}${doubt}` }
}

/** A CURP against the paper it stands on: only what was read with certainty can speak against it. */
function curpCosas({ seguros }: HechosExpediente): CosaPorRevisar[] {
  const { curp } = seguros
  if (!curp) return []
  return curpContraDatos(curp.curp ?? '', curp)
    .filter(({ resultado }) => resultado === 'difiere')
    .map(({ etiqueta, enCurp, enDatos }) => ({
      lugar: 'cotejo',
      texto: `${etiqueta}: la CURP dice ${enCurp} y el documento ${enDatos}`,
    }))
}

/** A temporary CURP expires; an old constancia may show a former address; a suspended taxpayer must be informed. */
function avisoCosas({ papeles, hoy }: HechosExpediente): CosaPorRevisar[] {
  const meses = hoy ? edadCsfMeses(papeles, hoy) : null
  const situacion = papeles.csf?.situacion ?? ''
  const old = meses !== null && meses >= MESES_CSF_RECIENTE
  const vigencia = hoy ? vigenciaCurp(papeles, hoy) : null
  const said = [
    ...(vigencia ? [vigencia.texto] : []),
    ...(old ? [`La Constancia de Situación Fiscal tiene ${cuentaTexto(meses, 'mes', 'meses')}`] : []),
    ...(isSituacionIrregular(situacion) ? [`Situación en el SAT: ${situacion.trim().toUpperCase()}`] : []),
  ]
  return said.map((texto) => ({ lugar: 'cotejo', texto }))
}
