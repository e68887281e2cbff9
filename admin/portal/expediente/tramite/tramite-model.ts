import { datosLaboralesIssues } from '#domain/afiliacion/datos/datos-laborales.ts'
import { datosPersonalesAvisos } from '#domain/afiliacion/datos/datos-personales-avisos.ts'
import { datosPersonalesIssues } from '#domain/afiliacion/datos/datos-personales-issues.ts'
import { normalizeDatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { papelesRequeridos } from '#domain/afiliacion/tipos/reglas-de.ts'
import { REGLAS_TIPO } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { quincenaOf } from '#domain/calendario/quincena.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { aclaracionesDe } from '#admin/portal/expediente/aclaraciones.ts'
import { datosQueCambian } from '#admin/portal/expediente/cambios.ts'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import { faltantes, mezclados, papelesOf, papelesSeguros } from '#admin/portal/expediente/expediente.ts'
import { porConfirmar, propuestasOf, valoresOf } from '#admin/portal/expediente/propuestas.ts'
import { ETIQUETA, inFormOrder } from '#admin/portal/expediente/paths.ts'
import type { AltaPrevista, SolicitudAlta } from '#domain/afiliacion/alta.ts'
import type { LecturasExpediente } from '#domain/afiliacion/cotejo/cotejo.ts'
import type { DatosLaborales, DatosLaboralesEnCaptura } from '#domain/afiliacion/datos/datos-laborales.ts'
import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'
import type { ModoDatosPersonales } from '#domain/afiliacion/datos/datos-personales-issues.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { Issue } from '#domain/issue.ts'
import type { Captura } from '#admin/portal/expediente/captura.ts'
import type { Kept } from '#admin/portal/expediente/expediente.ts'
import type { ReglasTramite } from './reglas-tramite.ts'
import type { PersonalPath } from '#admin/portal/expediente/paths.ts'
import type { Propuestas } from '#admin/portal/expediente/propuestas.ts'

/** Everything the steps show, worked out from what was read and written. */
export interface TramiteModel {
  readonly papeles: LecturasExpediente
  /** Of what the papers say, only what was read with certainty or settled by a person. */
  readonly seguros: LecturasExpediente
  readonly faltan: readonly DocumentoLeible[]
  readonly mezclados: readonly Issue[]
  /** Papers of the identity data that change and have not come. */
  readonly porCambio: readonly DocumentoLeible[]
  /** Papers without which it cannot be: every one of an alta, those of its changes of an update. */
  readonly exigidos: readonly DocumentoLeible[]
  readonly propuestas: Propuestas
  readonly valores: DatosPersonalesEnCaptura
  readonly laborales: DatosLaboralesEnCaptura
  readonly porConfirmar: readonly PersonalPath[]
  /** Why step 2 and 3 cannot go on. */
  readonly personalesIssues: readonly Issue[]
  readonly laboralesIssues: readonly Issue[]
  /** What looks wrong and is accepted all the same. */
  readonly avisos: readonly Issue[]
}

/** What stands in a procedure, from which everything else is worked out. */
export interface DatosTramite {
  readonly captura: Captura
  readonly kept: Kept
  readonly previsto: AltaPrevista | undefined
  /** Levels that a dependency's user cannot change. */
  readonly fixed: DatosLaboralesEnCaptura
  readonly reglas: ReglasTramite
}

export function tramiteModel({ captura, kept, previsto, fixed, reglas }: DatosTramite): TramiteModel {
  const { registrado, modo, laboralFijo } = reglas
  const propuestas = propuestasOf(captura, kept)
  const valores = valoresOf(captura, kept, propuestas, registrado.personales)
  const doubtful = porConfirmar(captura, propuestas)
  const fechaIngreso = captura.laborales.fechaIngreso ?? previsto?.hoy ?? ''
  const elegidos = laboralFijo === '' ? { ...captura.laborales, ...fixed } : {}
  const laborales = { ...registrado.laborales, ...elegidos, fechaIngreso }
  const faltan = faltantes(captura, kept)
  const porCambio = reglas.papelPorDato ? papelesPorCambio(captura, valores, registrado.personales) : []
  return {
    papeles: papelesOf(captura, kept),
    seguros: papelesSeguros(captura, kept),
    faltan,
    mezclados: mezclados(captura, kept),
    porCambio,
    exigidos: reglas.papelPorDato ? porCambio : faltan,
    propuestas,
    valores,
    laborales,
    porConfirmar: doubtful,
    personalesIssues: personalIssues(valores, propuestas, doubtful, modo),
    laboralesIssues: [
      ...laboralIssues(laborales, valores, previsto, laboralFijo !== ''),
      ...motivoIssues(captura, fechaIngreso, previsto, reglas),
    ],
    avisos: datosPersonalesAvisos(valores),
  }
}

/** The rules' issues; where papers differ or a reading is unsure, that is what the person is asked instead. */
function personalIssues(
  valores: DatosPersonalesEnCaptura,
  propuestas: Propuestas,
  doubtful: readonly PersonalPath[],
  modo: ModoDatosPersonales,
): Issue[] {
  const rules = datosPersonalesIssues(valores, modo).map((issue) => {
    const differs = propuestas[issue.path as PersonalPath]?.difiere
    return differs && issue.code === 'requerido'
      ? { ...issue, code: 'difiere', message: 'Los documentos difieren: elige el dato correcto' }
      : issue
  })
  const broken = new Set(rules.map(({ path }) => path))
  const unsure = doubtful
    .filter((path) => !broken.has(path))
    .map((path) => ({ path, code: 'confirmar', message: 'Confírmalo: se leyó con poca certeza' }))
  return inFormOrder([...rules, ...unsure])
}

function laboralIssues(
  laborales: DatosLaboralesEnCaptura,
  valores: DatosPersonalesEnCaptura,
  previsto: AltaPrevista | undefined,
  fijos: boolean,
): Issue[] {
  if (!previsto) return [{ path: 'fechaIngreso', code: 'calendario', message: 'Falta verificar las fechas.' }]
  const issues = datosLaboralesIssues(laborales, {
    today: previsto.hoy,
    quincenaEnd: previsto.fechaIngresoMaxima,
    fechaNacimiento: parseCurp(valores.curp ?? '')?.fechaNacimiento ?? null,
  })
  return fijos ? issues.filter(({ path }) => path === 'fechaIngreso') : issues
}

/** A date of an earlier quincena asks for its reason, and so does what only the institute may request. */
function motivoIssues(
  { observaciones }: Captura,
  fecha: string,
  previsto: AltaPrevista | undefined,
  { motivo }: ReglasTramite,
): Issue[] {
  const dia = parsePlainDate(fecha)
  if (motivo === 'nunca' || observaciones.trim() !== '' || !previsto || !dia) return []
  const path = 'observaciones'
  if (quincenaOf(dia) < previsto.quincena.ordinal)
    return [{ path, code: 'requerido', message: 'Escribe por qué la fecha es de una quincena anterior.' }]
  return motivo === 'siempre' ? [{ path, code: 'requerido', message: 'Escribe el motivo.' }] : []
}

/** Only a paper that came now proves a datum that changes: one on file says what stood before. */
function papelesPorCambio(
  captura: Captura,
  valores: DatosPersonalesEnCaptura,
  registrados: DatosPersonalesEnCaptura,
): DocumentoLeible[] {
  const cambian = datosQueCambian(valores, registrados)
  const pedidos = papelesRequeridos(REGLAS_TIPO[2], '', cambian)
  return DOCUMENTOS_LEIBLES.filter((papel) => {
    const sent = captura.documentos[papel]
    return pedidos.includes(papel) && (sent === undefined || sent.by === 'Sistema')
  })
}

/** The body of the saving call; both steps are valid by then. */
export function solicitudOf(captura: Captura, model: TramiteModel, borrador: string | null): SolicitudAlta {
  const documentos = Object.entries(captura.documentos).map(([clave, { archivo }]) => [clave, { archivo }])
  return {
    datosPersonales: normalizeDatosPersonales(model.valores),
    datosLaborales: model.laborales as DatosLaborales,
    documentos: Object.fromEntries(documentos) as SolicitudAlta['documentos'],
    ...(borrador && { borrador }),
    ...aclaracionesDe(captura),
  }
}

/** Levels whose documented message calls them by another name than their field ("Selecciona la adscripción." of "Entidad"). */
const CON_OTRO_NOMBRE: ReadonlySet<string> = new Set(['entidad', 'adscripcion', 'dependencia'])

/** "Apellido paterno: Campo requerido": a message that says whose it is, for the summary. */
export function summaryText({ path, message }: Issue): string {
  const label = ETIQUETA[path]
  const ajena = message === 'Campo requerido' || message.startsWith('Confírmalo') || CON_OTRO_NOMBRE.has(path)
  return label && ajena ? `${label}: ${message}` : message
}
