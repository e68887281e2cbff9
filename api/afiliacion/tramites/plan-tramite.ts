import type { Actor } from '#domain/acceso/actor.ts'
import { isPercepcion } from '#domain/afiliacion/percepciones.ts'
import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'
import { causaDe, papelesRequeridos, registraPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { BloqueCambios } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { fechasIssues, quincenaDeFecha, type ContextoFechas } from '#domain/afiliacion/tramites/fechas-tramite.ts'
import { situacionIssues } from '#domain/afiliacion/tramites/situacion-issues.ts'
import { TRAMITES, type CambioVisible, type Impedimento, type Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { noProcedeAjena } from '#domain/afiliacion/tramites/persona-tramite.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { assertNacionalidad } from '#api/afiliacion/alta/assert-nacionalidad.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { isPropia } from '#api/afiliacion/padron/coincidencia.ts'
import { today } from '#api/clock.ts'
import { AppError } from '#api/errors.ts'
import { judgeCambiosPersonales, type CambiosPersonales } from './datos/cambios-personales.ts'
import { documentosVisibles } from './datos/cambios-documentos.ts'
import { planLaboral, type PlanLaboral } from './datos/cambios-laborales.ts'
import { limiteRetroactivo, listDiasAplicacion } from './datos/dias-aplicacion.ts'
import { findTipo, type Tipo } from './tipo-row.ts'
import type { TramiteEntrada } from './tramite-schema.ts'

/** A procedure judged against the person: what it would change, and what stands against it. */
export interface PlanTramite {
  readonly tipo: Tipo
  readonly causa: string
  readonly fechaAutorizacion: string | null
  readonly personales: CambiosPersonales | null
  readonly laboral: PlanLaboral | null
  readonly visibles: readonly CambioVisible[]
  readonly columnas: Readonly<Record<string, string | number | null>>
  readonly requeridos: readonly ClavePapel[]
  readonly impedimentos: readonly Impedimento[]
  readonly fechas: ContextoFechas
  /** Ordinal of the quincena in which it lands. */
  readonly quincena: number
}

/** Judges a procedure for a person in scope; `quincena` is the ordinal in which it lands. Writes nothing. */
export async function planTramite(
  actor: Actor,
  tramite: Tramite,
  input: TramiteEntrada,
  row: AfiliadoRow,
  quincena: number,
): Promise<PlanTramite> {
  const { tipo, bloques, ...resto } = TRAMITES[tramite]
  const percepciones = 'percepciones' in resto
  return planMovimiento(actor, { tipo: await findTipo(tipo, 'tramite'), bloques, percepciones }, input, row, quincena)
}

/** What is judged: a type, and which parts of `cambios` may come. */
export interface Juzgable {
  readonly tipo: Tipo
  readonly bloques: readonly BloqueCambios[]
  /** Whether its labour data may set the amounts of the post. */
  readonly percepciones?: boolean
}

/** The same of a movement by its type's row alone, for calls that name no procedure. */
export async function planMovimiento(
  actor: Actor,
  { tipo, bloques, percepciones = false }: Juzgable,
  input: TramiteEntrada,
  row: AfiliadoRow,
  quincena: number,
): Promise<PlanTramite> {
  const causa = input.causa ?? ''
  const fechas = await contextoFechas(actor, tipo, row, quincena)
  const fechaAutorizacion = tipo.reglas.fechas.autorizacion ? (input.fechaAutorizacion ?? today()) : null
  const persona = {
    situacion: row.situacion,
    esInstituto: actor.ambito === 'instituto',
    observaciones: input.observaciones,
  }
  const pedidas = {
    fecha: input.fecha,
    fechaAutorizacion: fechaAutorizacion ?? '',
    fechaFin: input.fechaFin ?? '',
    observaciones: input.observaciones,
  }
  const impedimentos = [
    ...situacionIssues(tipo, causa, persona),
    ...deOtraDependencia(actor, row),
    ...fechasIssues(tipo.reglas, pedidas, fechas),
  ]
  const cambios = await planCambios(actor, { tipo, bloques, percepciones }, input, row)
  const requeridos = papelesRequeridos(tipo.reglas, causa, [
    ...(cambios.personales?.nombres ?? []),
    ...(cambios.laboral?.percepciones?.cambian ?? []),
  ])
  return {
    tipo,
    causa,
    fechaAutorizacion,
    fechas,
    quincena: quincenaDeFecha(tipo.reglas, pedidas, fechas),
    ...cambios,
    requeridos,
    impedimentos: [...impedimentos, ...cambios.impedimentos],
  }
}

/** The days that a movement keeps: as they were judged (`fechasIssues`), once nothing stands against its plan. */
export function fechasDe({ fecha, fechaFin = '' }: TramiteEntrada, { tipo, fechaAutorizacion }: PlanTramite) {
  return {
    fecha: fecha as PlainDate,
    fechaAutorizacion: fechaAutorizacion as PlainDate | null,
    fechaFin: tipo.reglas.fechas.fin === null || fechaFin === '' ? null : (fechaFin as PlainDate),
  }
}

/** A desk takes nobody away whom another office still answers for. */
function deOtraDependencia(actor: Actor, row: AfiliadoRow): Impedimento[] {
  const mensaje = isPropia(actor, row) ? '' : noProcedeAjena(row.situacion)
  return mensaje === '' ? [] : [impide('interno', 'ajena', mensaje)]
}

/** What the dates of a type are judged by, for that person. */
async function contextoFechas(actor: Actor, tipo: Tipo, row: AfiliadoRow, quincena: number): Promise<ContextoFechas> {
  const hoy = today()
  // Most types bind no date to the calendar.
  const dias = tipo.reglas.fechas.diaAplicacion === null ? [] : listDiasAplicacion(hoy)
  const [diasAplicacion, limite] = await Promise.all([dias, limiteRetroactivo()])
  return {
    today: hoy,
    quincena,
    diasAplicacion,
    fechaAlta: registraPersona(tipo.reglas) ? null : row.fecha_alta,
    limiteRetroactivo: limite,
    esInstituto: actor.ambito === 'instituto',
  }
}

type Cambios = Pick<PlanTramite, 'personales' | 'laboral' | 'visibles' | 'columnas' | 'impedimentos'>

async function planCambios(
  actor: Actor,
  { tipo: { reglas }, bloques, percepciones }: Juzgable,
  { cambios = {}, fecha, documentos }: TramiteEntrada,
  row: AfiliadoRow,
): Promise<Cambios> {
  const impedimentos: Impedimento[] = []
  const attempt = async <T>(make: () => T | Promise<T>): Promise<T | null> => {
    try {
      return await make()
    } catch (error) {
      impedimentos.push(...asImpedimentos(error))
      return null
    }
  }
  const admitidos: readonly string[] = bloques
  for (const bloque of Object.keys(cambios))
    if (!admitidos.includes(bloque))
      impedimentos.push(impide(`cambios.${bloque}`, 'no_admitido', 'Este trámite no cambia esos datos.'))
  const { datosPersonales, datosLaborales } = cambios
  for (const clave of Object.keys(datosLaborales ?? {}))
    if (isPercepcion(clave) && !percepciones)
      impedimentos.push(impide(`cambios.datosLaborales.${clave}`, 'no_admitido', 'Este trámite no cambia ese dato.'))
  const personales = datosPersonales ? await attempt(() => judgePersonales(row, datosPersonales)) : null
  const puedeLaboral = reglas.laboralDesde.includes(row.situacion)
  if (datosLaborales && !puedeLaboral)
    impedimentos.push(
      impide('cambios.datosLaborales', 'situacion', 'El puesto solo cambia a quien está en activo o de licencia.'),
    )
  const dia = parsePlainDate(fecha) ?? today()
  const laboral =
    datosLaborales && puedeLaboral
      ? await attempt(() => planLaboral(actor, row, datosLaborales, dia, registraPersona(reglas)))
      : null
  // Who is en trámite has its place already.
  if (registraPersona(reglas) && !datosLaborales && row.situacion !== 'T')
    impedimentos.push(
      impide('cambios.datosLaborales', 'requerido', 'Completa correctamente todos los campos laborales.'),
    )
  const visibles = [
    ...(personales?.visibles ?? []),
    ...(laboral?.visibles ?? []),
    ...(reglas.papelPorDato ? await documentosVisibles(row, documentos) : []),
  ]
  if (
    reglas.cambia.length > 0 &&
    visibles.length === 0 &&
    impedimentos.length === 0 &&
    causaDe(reglas, '')?.hacia === null
  )
    impedimentos.push(
      impide('cambios', 'sin_cambios', 'No hay nada que cambiar: los datos son los que ya están registrados.'),
    )
  return { personales, laboral, visibles, columnas: { ...personales?.columnas, ...laboral?.columnas }, impedimentos }
}

const impide = (campo: string, codigo: string, mensaje: string): Impedimento => ({
  campo,
  codigo,
  mensaje,
  impide: true,
})

/** A refusal of the rules, as something that stands against the request; another office's record stays a 404. */
function asImpedimentos(error: unknown): Impedimento[] {
  if (!(error instanceof AppError) || error.status !== 422) throw error
  if (error.issues.length === 0) return [impide('', error.codigo, error.message)]
  return error.issues.map(({ path, code, message }) => impide(path, code, message))
}

async function judgePersonales(row: AfiliadoRow, cambios: DatosPersonalesEnCaptura): Promise<CambiosPersonales> {
  const judged = await judgeCambiosPersonales(row, cambios)
  if (judged.nombres.includes('nacionalidad'))
    await assertNacionalidad(judged.datos.nacionalidad, 'cambios.datosPersonales.nacionalidad')
  return judged
}
