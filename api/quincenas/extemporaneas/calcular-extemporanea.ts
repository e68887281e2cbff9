import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaChip, quincenaCode, quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import { reduccionIssues, resultadoIssues } from '#domain/fondos/extemporaneas/extemporanea.ts'
import type { CalculoExtemporanea } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { PeriodoReconocido } from '#domain/fondos/extemporaneas/periodo-reconocido.ts'
import { FONDO_IDS, FONDOS } from '#domain/fondos/fondo.ts'
import { diasDeMora, interesMora } from '#domain/fondos/mora.ts'
import { limiteOportuno } from '#domain/fondos/pagos/corrida-pago.ts'
import { retroactivasDe, type LineaRetroactiva } from '#domain/fondos/retroactivas.ts'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { listEventosFrom } from '#api/calendario/list-eventos-from.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { personasDeQuincena, type PersonaQuincena } from '#api/fondos/personas-quincena.ts'
import { loadTasaMora } from '#api/fondos/pagos/tasa-mora.ts'
import { lineasAhora } from '#api/quincenas/calculo/calcular-cierre.ts'
import { loadContextoCierre } from '#api/quincenas/calculo/contexto-cierre.ts'
import { selectSegmentos } from '#api/quincenas/calculo/guardado.ts'

/** A quincena that a late contribution charges. */
export interface QuincenaPorCargar {
  readonly quincena: number
  readonly capitalCentavos: number
  /** The limit of its own line. */
  readonly limite: PlainDate
}

/** Effect of a period: its lines, the amount of each quincena, and the reduction of the contribution that it replaces. */
export interface DiferenciaExtemporanea {
  readonly lineas: readonly LineaRetroactiva[]
  readonly quincenas: readonly QuincenaPorCargar[]
  readonly reduceCentavos: number
  readonly issues: readonly Issue[]
}

/** Centavos that it charges, without interest. */
export function principalDe(quincenas: readonly Pick<QuincenaPorCargar, 'capitalCentavos'>[]): number {
  return quincenas.reduce((sum, { capitalCentavos }) => sum + capitalCentavos, 0)
}

/**
 * The lines of a late contribution (decisions 10.23 and 10.33): each closed quincena of its period computed twice with that
 * quincena's sealed parameters and what is known now, with the recognised days and without them; the difference is charged to
 * the entity. What a movement will correct by itself is in both, so that none of it bears interest here (10.8). One that replaces
 * another (`reemplaza`, a folio in force) is compared with it: quincenas that come to less are credited by the next close. Reads only.
 */
export async function diferenciaDe(
  afiliadoId: number,
  periodo: PeriodoReconocido,
  reemplaza: string,
): Promise<DiferenciaExtemporanea> {
  const { entidadId } = periodo
  const persona = await findPersona(afiliadoId, entidadId)
  const reemplazado = persona.reconocidos.find(({ folio }) => folio === reemplaza)
  const vigentes = persona.reconocidos.filter((each) => each !== reemplazado)
  const wrong = [...otraEntidadIssues(persona, periodo), ...reduccionIssues(periodo, vigentes)]
  if (wrong.length > 0) return { lineas: [], quincenas: [], reduceCentavos: 0, issues: wrong }
  const propias = await compararEntidad(persona, entidadId, { periodo, reemplazado })
  const ajenas =
    reemplazado && reemplazado.entidadId !== entidadId
      ? await compararEntidad(persona, reemplazado.entidadId, { periodo, reemplazado })
      : []
  const porCargar = propias.filter(({ capitalCentavos }) => capitalCentavos > 0)
  const limites = await limitesDe(
    entidadId,
    propias.map(({ quincena }) => quincena),
  )
  const todas = [...propias, ...ajenas]
  return {
    lineas: porCargar.flatMap(({ lineas }) => lineas),
    quincenas: porCargar.map(({ quincena, capitalCentavos }) => ({
      quincena,
      capitalCentavos,
      limite: limites.get(quincena) ?? quincenaRange(quincena).fin,
    })),
    reduceCentavos: -todas.reduce((sum, { capitalCentavos }) => sum + Math.min(capitalCentavos, 0), 0),
    issues: todas.some(({ lineas }) => lineas.some(({ obligado }) => obligado === 'afiliado'))
      ? [CON_LICENCIA]
      : resultadoIssues(todas, reemplazado !== undefined),
  }
}

/** A closed quincena with the period and without it. */
interface QuincenaComparada {
  readonly quincena: number
  readonly lineas: readonly LineaRetroactiva[]
  readonly capitalCentavos: number
}

interface PeriodoComparado {
  readonly periodo: PeriodoReconocido
  /** The recognised period that it replaces. */
  readonly reemplazado: PeriodoReconocido | undefined
}

/** What some quincenas come to on `hoy`, interest from each one's limit, and the funds that they go to. */
export async function calculoDe(
  quincenas: readonly QuincenaPorCargar[],
  lineas: readonly Pick<LineaRetroactiva, 'fondo' | 'importeCentavos'>[],
  {
    reduceCentavos = 0,
    hoy = today(),
  }: { readonly reduceCentavos?: number; readonly hoy?: PlainDate | undefined } = {},
): Promise<CalculoExtemporanea> {
  const tasaMora = await loadTasaMora()
  const rows = quincenas.map(({ quincena, capitalCentavos, limite }) => {
    const diasMora = diasDeMora(limite, hoy)
    return {
      codigo: quincenaCode(quincena),
      chip: quincenaChip(quincena),
      capitalCentavos,
      limite,
      diasMora,
      interesCentavos: interesMora(capitalCentavos, tasaMora(limite), diasMora),
    }
  })
  const principalCentavos = principalDe(rows)
  const interesCentavos = rows.reduce((sum, each) => sum + each.interesCentavos, 0)
  const fondos = FONDO_IDS.flatMap((fondo) => {
    const own = lineas.filter((linea) => linea.fondo === fondo)
    const importeCentavos = own.reduce((sum, linea) => sum + linea.importeCentavos, 0)
    return own.length === 0 ? [] : [{ titulo: FONDOS[fondo].titulo, importeCentavos }]
  })
  return {
    quincenas: rows,
    fondos,
    principalCentavos,
    interesCentavos,
    totalCentavos: principalCentavos + interesCentavos,
    reduceCentavos,
  }
}

const CON_LICENCIA: Issue = {
  path: 'desde',
  code: 'licencia',
  message: 'En esos días la persona tuvo licencia y aporta ambas partes: eso lo corrige un movimiento.',
}

async function findPersona(afiliadoId: number, entidadId: number): Promise<PersonaQuincena> {
  const open = await loadUltimaCerrada(entidadId)
  for await (const [persona] of personasDeQuincena({ entidadId: null, quincena: open + 1, afiliadoId }))
    if (persona) return persona
  throw new Error(`There is no person ${afiliadoId}`)
}

/** Ordinal of the last quincena that the entity closed; 0 of one that closed none. */
async function loadUltimaCerrada(entidadId: number): Promise<number> {
  const [row] = await selectRows<{ quincena: number | null }>(
    `SELECT MAX(quincena) AS quincena FROM cierres WHERE entidad_id = $1 AND estado = 'cerrado'`,
    [entidadId],
  )
  return row?.quincena ?? 0
}

/** Lines of an entity's closed quincenas with the period (and without the one it replaces), and as stored. */
async function compararEntidad(
  persona: PersonaQuincena,
  entidadId: number,
  { periodo, reemplazado }: PeriodoComparado,
): Promise<QuincenaComparada[]> {
  const dias = reemplazado ? [periodo, reemplazado] : [periodo]
  const [first, last] = [
    Math.min(...dias.map(({ desde }) => quincenaOf(desde))),
    Math.max(...dias.map(({ hasta }) => quincenaOf(hasta))),
  ]
  const { cerradas } = await loadContextoCierre(entidadId, last + 1)
  const suyas = [...cerradas.values()].filter(({ quincena }) => quincena >= first)
  const segmentos = await selectSegmentos(
    suyas.map(({ cierreId }) => cierreId),
    [persona.afiliadoId],
  )
  const reconocidos = [...persona.reconocidos.filter((each) => each !== reemplazado), periodo]
  return suyas.map((cerrada) => {
    const kept = segmentos.get(`${cerrada.cierreId} ${persona.afiliadoId}`)?.at(-1)
    const con = lineasAhora(entidadId, persona, cerrada, kept, reconocidos)
    const lineas = retroactivasDe(cerrada.quincena, con, lineasAhora(entidadId, persona, cerrada, kept))
    const capitalCentavos = lineas.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0)
    return { quincena: cerrada.quincena, lineas, capitalCentavos }
  })
}

/** One post per person (decision 10.11): days that contribute through another entity are not this one's. */
function otraEntidadIssues(persona: PersonaQuincena, { entidadId, desde, hasta }: PeriodoReconocido): Issue[] {
  const clash = persona.hechos.find((hecho, index) => {
    const next = persona.hechos[index + 1]?.desde
    const contributes = (hecho.situacion === 'A' || hecho.situacion === 'L') && hecho.entidadId !== entidadId
    return contributes && hecho.desde <= hasta && (next === undefined || next > desde)
  })
  if (!clash) return []
  const day = clash.desde > desde ? clash.desde : desde
  const message = `El ${formatFecha(day)} la persona ya cotizaba en otra entidad: un periodo es de una sola.`
  return [{ path: 'desde', code: 'otra_entidad', message }]
}

/** The limit of each quincena's own line; of one that issued none, the last PAGO day of its run. */
async function limitesDe(entidadId: number, quincenas: readonly number[]): Promise<ReadonlyMap<number, PlainDate>> {
  if (quincenas.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ quincena: number; limite: PlainDate }>(
    `SELECT quincena, limite FROM cargos WHERE entidad_id = ${binds.add(entidadId)} AND obligado = 'entidad'
       AND extemporanea_id IS NULL AND anulado_at IS NULL AND limite IS NOT NULL
       AND quincena IN (${binds.addAll(quincenas)})`,
    binds.values,
  )
  const limites = new Map(rows.map(({ quincena, limite }) => [quincena, limite]))
  const without = quincenas.filter((quincena) => !limites.has(quincena))
  if (without.length === 0) return limites
  const eventos = await listEventosFrom(quincenaRange(without[0] ?? 0).inicio)
  for (const quincena of without) {
    const limite = limiteOportuno(eventos, quincena)
    if (limite !== null) limites.set(quincena, limite)
  }
  return limites
}
