import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaChip, quincenaCode, quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import { resultadoIssues } from '#domain/fondos/extemporaneas/extemporanea.ts'
import type { CalculoExtemporanea } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { PeriodoReconocido } from '#domain/fondos/extemporaneas/periodo-reconocido.ts'
import { FONDO_IDS, FONDOS } from '#domain/fondos/fondo.ts'
import { diasDeMora, interesMora } from '#domain/fondos/mora.ts'
import { diasDePagoDeQuincena, limitesPosibles } from '#domain/fondos/pagos/corrida-pago.ts'
import { retroactivasDe, type LineaRetroactiva } from '#domain/fondos/retroactivas.ts'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { listEventosFrom } from '#api/calendario/list-eventos-from.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { personasDeQuincena, type PersonaQuincena } from '#api/fondos/personas-quincena.ts'
import { loadTasaMora } from '#api/fondos/pagos/tasa-mora.ts'
import { lineasAhora } from '#api/quincenas/calculo/calcular-cierre.ts'
import {
  loadContextoCierre,
  type ContextoCierre,
  type QuincenaCerrada,
} from '#api/quincenas/calculo/contexto-cierre.ts'
import { selectSegmentos } from '#api/quincenas/calculo/guardado.ts'

/** A quincena that a late contribution charges. */
export interface QuincenaPorCargar {
  readonly quincena: number
  readonly capitalCentavos: number
  /** The limit of its own line. */
  readonly limite: PlainDate
}

/** What a period makes: its lines, and what each quincena comes to. */
export interface DiferenciaExtemporanea {
  readonly lineas: readonly LineaRetroactiva[]
  readonly quincenas: readonly QuincenaPorCargar[]
  readonly issues: readonly Issue[]
}

/**
 * The lines of a late contribution (decisions 10.23 and 10.33): each closed quincena of its period computed twice with that
 * quincena's sealed parameters and what is known now, with the recognised days and without them; the difference is charged to
 * the entity. What a movement will correct by itself is in both, so that none of it bears interest here (10.8). Reads only.
 */
export async function diferenciaDe(afiliadoId: number, periodo: PeriodoReconocido): Promise<DiferenciaExtemporanea> {
  const { entidadId, desde, hasta } = periodo
  const contexto = await loadContextoCierre(entidadId, quincenaOf(hasta) + 1)
  const cerradas = [...contexto.cerradas.values()].filter(({ quincena }) => quincena >= quincenaOf(desde))
  const persona = await findPersona(afiliadoId, entidadId)
  const otras = otraEntidadIssues(persona, periodo)
  if (otras.length > 0) return { lineas: [], quincenas: [], issues: otras }
  const lineas = await lineasDe(contexto, persona, { cerradas, periodo })
  const sums = cerradas.map(({ quincena }) => ({
    quincena,
    capitalCentavos: lineas
      .filter((linea) => linea.quincena === quincena)
      .reduce((sum, { importeCentavos }) => sum + importeCentavos, 0),
  }))
  const limites = await limitesDe(entidadId, cerradas)
  return {
    lineas,
    quincenas: sums
      .filter(({ capitalCentavos }) => capitalCentavos > 0)
      .map((each) => ({ ...each, limite: limites.get(each.quincena) ?? quincenaRange(each.quincena).fin })),
    issues: lineas.some(({ obligado }) => obligado === 'afiliado') ? [CON_LICENCIA] : resultadoIssues(sums),
  }
}

/** What some quincenas come to on `hoy`, interest from each one's limit, and the funds that they go to. */
export async function calculoDe(
  quincenas: readonly QuincenaPorCargar[],
  lineas: readonly Pick<LineaRetroactiva, 'fondo' | 'importeCentavos'>[],
  hoy: PlainDate = today(),
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
  const principalCentavos = rows.reduce((sum, { capitalCentavos }) => sum + capitalCentavos, 0)
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

async function lineasDe(
  { entidadId }: ContextoCierre,
  persona: PersonaQuincena,
  { cerradas, periodo }: { readonly cerradas: readonly QuincenaCerrada[]; readonly periodo: PeriodoReconocido },
): Promise<LineaRetroactiva[]> {
  const segmentos = await selectSegmentos(
    cerradas.map(({ cierreId }) => cierreId),
    [persona.afiliadoId],
  )
  return cerradas.flatMap((cerrada) => {
    const kept = segmentos.get(`${cerrada.cierreId} ${persona.afiliadoId}`)?.at(-1)
    const con = lineasAhora(entidadId, persona, cerrada, kept, [periodo])
    const sin = lineasAhora(entidadId, persona, cerrada, kept)
    return retroactivasDe(cerrada.quincena, con, sin)
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
async function limitesDe(
  entidadId: number,
  cerradas: readonly QuincenaCerrada[],
): Promise<ReadonlyMap<number, PlainDate>> {
  if (cerradas.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ quincena: number; limite: PlainDate }>(
    `SELECT quincena, limite FROM cargos WHERE entidad_id = ${binds.add(entidadId)} AND obligado = 'entidad'
       AND extemporanea_id IS NULL AND anulado_at IS NULL AND limite IS NOT NULL
       AND quincena IN (${binds.addAll(cerradas.map(({ quincena }) => quincena))})`,
    binds.values,
  )
  const limites = new Map(rows.map(({ quincena, limite }) => [quincena, limite]))
  const without = cerradas.filter(({ quincena }) => !limites.has(quincena))
  if (without.length === 0) return limites
  const eventos = await listEventosFrom(quincenaRange(without[0]?.quincena ?? 0).inicio)
  for (const { quincena } of without) {
    const { inicio } = quincenaRange(quincena)
    const [limite] = limitesPosibles(diasDePagoDeQuincena(eventos, quincena, inicio), inicio)
    if (limite !== undefined) limites.set(quincena, limite)
  }
  return limites
}
