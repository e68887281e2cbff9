import type { Actor } from '#domain/acceso/actor.ts'
import { parseQuincenaCode, quincenaCode, quincenaLong, quincenaYear } from '#domain/calendario/quincena.ts'
import { confirmacionIssues, parseValores } from '#domain/fondos/parametro-issues.ts'
import { decretoIssues, tasasDecretadas, type Decreto } from '#domain/fondos/parametros/decreto.ts'
import { parametrosDe, type ValoresParametro } from '#domain/fondos/parametro.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ParametroPanel } from '#domain/fondos/parametro-panel.ts'
import type { Issue } from '#domain/issue.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { broken, conflict, notFound } from '#api/errors.ts'
import { ultimaQuincenaCerrada } from '#api/fondos/ultima-quincena-cerrada.ts'
import { FondosParametroModel } from '#api/fondos/models/FondosParametroModel.ts'
import { asNumbers } from './as-numbers.ts'
import type { DatosParametro } from './datos-parametro.ts'
import { presentParametro, primeraLibre } from './list-parametros.ts'
import { loadTasasConocidas } from './tasas-conocidas.ts'
import { holdParametros, selectParametros, valoresCero, type ParametroRow } from './parametro-row.ts'

const NUEVO = { status: '', qnaAplicarAguinaldo: '', redondeo: 'medio-par', decreto: null, fundamento: '' } as const

/**
 * Saves a new record with the next key. Missing values come from the newest record. Throws 422 by field: a value out of range, a rare rate not
 * said in words, a quincena that an entity has closed already.
 */
export function createParametro(actor: Actor, datos: DatosParametro): Promise<ParametroPanel> {
  authorizeInstituto(actor, 'parametros.administrar')
  return inTransaction(async () => {
    const rows = await holdParametros()
    const clave = (rows[0]?.clave ?? 0) + 1
    const base = rows[0] ?? { ...NUEVO, valores: valoresCero() }
    return saveVersion(actor, rows, { ...base, clave, version: 1, desde: null, decreto: null, fundamento: '' }, datos)
  })
}

/**
 * Changes the newest record: the change is its next version, so that what a close was computed with stays as it was. Throws
 * 404, 409 `version` (with `actual`) or `no_es_el_ultimo`, 422 by field.
 */
export function updateParametro(
  actor: Actor,
  clave: number,
  { version, ...datos }: DatosParametro & { readonly version: number },
): Promise<ParametroPanel> {
  authorizeInstituto(actor, 'parametros.administrar')
  return inTransaction(async () => {
    const rows = await holdParametros()
    const actual = rows.find((row) => row.clave === clave)
    if (!actual) throw notFound('El registro')
    if (actual !== rows[0]) throw conflict('no_es_el_ultimo', 'Solo se actualiza el registro más reciente.')
    if (actual.version !== version)
      throw await staleVersion(
        { objeto: 'parametros', objetoId: clave },
        'cambió este registro mientras lo tenías abierto.',
        { actual: presentParametro(actual, null, true) },
      )
    return saveVersion(actor, rows, { ...actual, version: version + 1 }, datos, actual)
  })
}

type Base = Pick<
  ParametroRow,
  'clave' | 'version' | 'status' | 'qnaAplicarAguinaldo' | 'redondeo' | 'valores' | 'decreto' | 'fundamento'
> & {
  readonly desde: number | null
}

async function saveVersion(
  actor: Actor,
  rows: readonly ParametroRow[],
  base: Base,
  datos: DatosParametro,
  antes: ParametroRow | null = null,
): Promise<ParametroPanel> {
  const { valores: cambios, issues } = parseValores(datos.valores)
  const desde = parseDesde(datos.desde, base.desde, issues)
  const libre = primeraLibre(await ultimaQuincenaCerrada())
  if (desde !== null && desde < libre) issues.push(cerradaIssue(desde, libre))
  const valores = { ...base.valores, ...cambios }
  const decreto = decretoDe(rows, { ...base, desde, valores }, datos, issues)
  if (issues.length === 0) {
    const conocidas = await loadTasasConocidas(rows, desde ?? libre)
    issues.push(...confirmacionIssues(valores, conocidas, datos.confirmaciones ?? {}))
  }
  if (issues.length > 0 || desde === null) throw broken(issues)
  const row = {
    clave: base.clave,
    version: base.version,
    desde,
    fecha_registro: nowAt(),
    status: datos.status ?? base.status,
    qna_aplicar_aguinaldo: datos.qnaAplicarAguinaldo ?? base.qnaAplicarAguinaldo,
    redondeo: datos.redondeo ?? base.redondeo,
    fundamento: datos.fundamento?.trim() ?? base.fundamento,
    motivo: datos.motivo?.trim() ?? '',
    ...(decreto && {
      efecto_desde: decreto.efectoDesde,
      decreto_numero: decreto.numero,
      decreto_fecha: decreto.fecha,
      decreto_claves: JSON.stringify(decreto.claves),
    }),
  }
  const id = await insertRow(FondosParametroModel, { ...row, valores: JSON.stringify(valores), creado_por: actor.id })
  await logActo(actor, {
    acto: antes ? 'parametros.cambiar' : 'parametros.crear',
    objeto: 'parametros',
    objetoId: `${base.clave}`,
    ...(antes && { antes: forBitacora(antes) }),
    despues: { ...forBitacora({ ...row, qnaAplicarAguinaldo: row.qna_aplicar_aguinaldo, valores, decreto }) },
  })
  return findPresented(id)
}

function forBitacora(
  row: Pick<
    ParametroRow,
    | 'version'
    | 'desde'
    | 'status'
    | 'qnaAplicarAguinaldo'
    | 'redondeo'
    | 'valores'
    | 'decreto'
    | 'fundamento'
    | 'motivo'
  >,
) {
  const { version, desde, status, qnaAplicarAguinaldo, redondeo, valores, decreto, fundamento, motivo } = row
  return {
    version,
    desde: quincenaCode(desde),
    status,
    qnaAplicarAguinaldo,
    redondeo,
    ...(fundamento !== '' && { fundamento }),
    ...(motivo !== '' && { motivo }),
    ...(decreto && {
      decreto: decreto.numero,
      fechaDecreto: decreto.fecha,
      efectoDesde: quincenaCode(decreto.efectoDesde),
    }),
    ...asNumbers(valores),
  }
}

/**
 * The decree of the record that is saved: what is written, else that of its earlier version; null for none. It changes the rates that
 * differ from the record in force before it. Adds what is wrong to `issues`.
 */
function decretoDe(
  rows: readonly ParametroRow[],
  { clave, desde, valores, decreto: previo }: Base & { readonly valores: ValoresParametro },
  datos: DatosParametro,
  issues: Issue[],
): Decreto | null {
  const code = datos.efectoDesde ?? (previo && quincenaCode(previo.efectoDesde)) ?? ''
  const escrito = datos.decreto ?? previo ?? { numero: '', fecha: '' }
  const isNone = code.trim() === '' && (datos.efectoDesde !== undefined || escrito.numero.trim() === '')
  if (isNone && (datos.decreto?.numero ?? '').trim() === '') return null
  const efectoDesde = code === '' ? null : parseQuincenaCode(code, Number(today().slice(0, 4)))
  const wrong = decretoIssues(escrito, { efectoDesde, desde }, today())
  const antes =
    desde === null
      ? null
      : parametrosDe(
          rows.filter((row) => row.clave !== clave),
          desde,
        )
  const claves = tasasDecretadas(valores, antes?.valores ?? null)
  issues.push(...wrong)
  if (claves.length === 0) issues.push(SIN_TASA)
  if (efectoDesde === null) return null
  return { numero: escrito.numero.trim(), fecha: escrito.fecha as PlainDate, efectoDesde, claves }
}

const SIN_TASA: Issue = {
  path: 'efectoDesde',
  code: 'sin_tasas',
  message: 'Un decreto con efecto anterior cambia al menos una tasa: escribe la que decreta.',
}

function parseDesde(code: string | undefined, actual: number | null, issues: Issue[]): number | null {
  if (code === undefined && actual !== null) return actual
  const ordinal = code === undefined ? null : parseQuincenaCode(code, Number(today().slice(0, 4)))
  if (ordinal === null)
    issues.push({ path: 'desde', code: 'requerido', message: 'Elige desde qué quincena está en vigor.' })
  return ordinal
}

function cerradaIssue(desde: number, libre: number): Issue {
  const year = quincenaYear(libre)
  return {
    path: 'desde',
    code: 'cerrada',
    message: `La ${quincenaLong(desde)} ya pasó o ya la cerró una entidad: elige la ${quincenaLong(libre)} o una posterior (${quincenaCode(libre)}, ${year}).`,
  }
}

async function findPresented(id: number): Promise<ParametroPanel> {
  const rows = await selectParametros()
  const row = rows.find((one) => one.id === id)
  if (!row) throw notFound('El registro')
  return presentParametro(row, null, true)
}
