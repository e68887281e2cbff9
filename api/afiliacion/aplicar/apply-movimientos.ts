import type { Actor } from '#domain/acceso/actor.ts'
import { altaConActos, type AltaConActos } from '#domain/afiliacion/historia/actos-en-tramite.ts'
import { changedFields } from '#domain/afiliacion/historia/as-of.ts'
import { applyMovimiento } from '#domain/afiliacion/historia/apply-movimiento.ts'
import { camposDePercepciones } from '#domain/afiliacion/historia/campos-de-percepciones.ts'
import type { EfectoMovimiento, ValoresPersona } from '#domain/afiliacion/historia/entrada-historia.ts'
import type { CambioDePercepciones } from '#domain/afiliacion/percepciones.ts'
import { causaDe, registraPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import { PAPELES_DE_MOVIMIENTO } from '#domain/afiliacion/tipos/papel.ts'
import { quincenaOf } from '#domain/calendario/quincena.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { insertLiga } from '#api/afiliacion/alta/insert-liga.ts'
import { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { selectMovimientos, type MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { loadActosEnTramite } from '#api/afiliacion/organizacion/tramites-reorganizados.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import { datosOf } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import { findEmisorDesde } from '#api/afiliacion/tramites/datos/emisor-de-nomina.ts'
import { avisarTurno } from '#api/afiliacion/turnos/avisar-turno.ts'
import { loadContextos } from '#api/afiliacion/turnos/contexto-turno.ts'
import { logActoMovimiento } from '#api/afiliacion/turnos/log-acto-movimiento.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { Binds, execute, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import { updateVersioned, type Changes } from '#api/db/update-versioned.ts'
import { findPersonaRow, insertEntrada, keepOrigen, loadEntradas, valoresDe, type PersonaRow } from './historia-row.ts'

/** Which movements are applied together: one entity's (level 1) of one quincena (ordinal). */
export interface ConjuntoAplicable {
  readonly quincena: number
  readonly adscripcionId: number
}

/**
 * Applies every movement Por aplicar of an entity and quincena, in the caller's transaction or in one of its own: all or
 * none, and none twice. The close of the quincena calls it and asks for the right; no call leads here. Gives their folios.
 */
export function applyMovimientos(actor: Actor, { quincena, adscripcionId }: ConjuntoAplicable): Promise<string[]> {
  return inTransaction(async () => {
    const rows = await selectMovimientos(
      `m.quincena <= $1 AND a.nivel1_id = $2 AND m.aplicar = ${SQL_TRUE} AND ${isOpenSql('m')} ORDER BY m.fecha, m.id`,
      [quincena, adscripcionId],
    )
    const contextos = await loadContextos(rows)
    for (const row of rows) await applyOne(actor, row, contextos.get(row.id)?.autores ?? [])
    return rows.map((row) => row.folio)
  })
}

async function applyOne(actor: Actor, row: MovimientoRow, autores: readonly number[]): Promise<void> {
  const persona = await findPersonaRow(row.afiliado_id)
  const entradas = await loadEntradas(persona)
  const percepciones = await percepcionesPorAplicar(row)
  const { efecto, actos } = await enTramite(row.afiliado_id, persona, efectoOf(row, persona, percepciones))
  const { entrada, actual } = applyMovimiento({ entradas }, efecto, today())
  if (entradas.some(({ id }) => id === 0)) await keepOrigen(persona)
  await insertEntrada(persona, entrada, nowAt(), row.id)
  for (const acto of actos) await insertEntrada(persona, acto, nowAt(), null)
  await writePersona(persona, { ...actual, ...actos.at(-1)?.campos })
  await writeMovimiento(actor, row, { autores, persona, percepciones })
}

/** The amounts of the post that it sets; null once the entity was marked as sending its payroll by file, which sets them there. */
async function percepcionesPorAplicar(row: MovimientoRow): Promise<CambioDePercepciones | null> {
  const { percepciones, org } = datosOf(row)
  if (percepciones === null || org === null) return null
  const desde = await findEmisorDesde(org.nivel1_id)
  return desde !== null && desde <= quincenaOf(row.fecha) ? null : percepciones
}

/** What the movement brings: its type's row says the situation, its own data the rest. An alta brings the whole person. */
function efectoOf(
  row: MovimientoRow,
  persona: PersonaRow,
  percepciones: CambioDePercepciones | null,
): EfectoMovimiento {
  const reglas = reglasOf(row)
  const columnas = { ...datosOf(row).columnas, ...(percepciones && camposDePercepciones(percepciones)) }
  const isFirst = persona['situacion'] === 'T'
  return {
    fecha: row.fecha,
    hacia: causaDe(reglas, row.causa)?.hacia ?? null,
    ingresa: registraPersona(reglas),
    columnas: isFirst ? { ...valoresDe(persona), ...columnas } : columnas,
  }
}

/** The alta of somebody whom acts on the tree moved while it waited, and those acts as entries of history after it. */
async function enTramite(
  afiliadoId: number,
  persona: PersonaRow,
  efecto: EfectoMovimiento,
): Promise<{ readonly efecto: EfectoMovimiento; readonly actos: AltaConActos<ValoresPersona>['actos'] }> {
  if (persona['situacion'] !== 'T') return { efecto, actos: [] }
  const own = (await loadActosEnTramite(afiliadoId, afiliadoId)).get(afiliadoId) ?? []
  const { campos, actos } = altaConActos({ desde: efecto.fecha, campos: efecto.columnas }, own)
  return { efecto: { ...efecto, columnas: campos }, actos }
}

async function writePersona(persona: PersonaRow, actual: ValoresPersona): Promise<void> {
  const changed = changedFields(valoresDe(persona), actual) as Changes<AfiliadoModel>
  await updateVersioned(AfiliadoModel, Number(persona['id']), null, { ...changed, actualizado_at: nowAt() })
}

/** Its authors, the person before it was applied, and the amounts of the post that it sets. */
interface Aplicado {
  readonly autores: readonly number[]
  readonly persona: PersonaRow
  readonly percepciones: CambioDePercepciones | null
}

async function writeMovimiento(
  actor: Actor,
  row: MovimientoRow,
  { autores, persona, percepciones }: Aplicado,
): Promise<void> {
  const at = nowAt()
  const { org, origen } = datosOf(row)
  // The request brought this person from another office.
  const entidadAnterior = Number(origen?.nivel1_id ?? persona['nivel1_id'])
  const liga = { entidadAnterior, ...(percepciones && { percepciones: percepciones.despues }) }
  const orgId = org === null ? null : await insertLiga(row.afiliado_id, org, liga)
  const values = { aplicado: true, aplicado_at: at, turno_desde: at, ...(orgId !== null && { afiliado_org_id: orgId }) }
  if (!(await updateVersioned(MovimientoModel, row.id, row.version, values)))
    throw new Error(`The movement ${row.folio} changed while it was applied`)
  await retireEarlier(row)
  const hecho = { acto: 'aplicar', motivo: '', version: row.version + 1 } as const
  await avisarTurno(actor, row, { ...hecho, autores })
  await logActoMovimiento(actor, { ...hecho, movimientoId: row.id, folio: row.folio, campos: {}, previo: {} })
}

/** The papers of identity that came with it take the place of the earlier ones. */
async function retireEarlier(row: MovimientoRow): Promise<void> {
  const binds = new Binds()
  const [afiliado, movimiento, same] = [binds.add(row.afiliado_id), binds.add(row.id), binds.add(row.id)]
  await execute(
    `UPDATE expediente SET vigente = ${SQL_FALSE} WHERE afiliado_id = ${afiliado} AND vigente = ${SQL_TRUE}
       AND (movimiento_id IS NULL OR movimiento_id <> ${movimiento}) AND tipo NOT IN (${binds.addAll(PAPELES_DE_MOVIMIENTO)})
       AND tipo IN (SELECT e.tipo FROM expediente e WHERE e.movimiento_id = ${same} AND e.vigente = ${SQL_TRUE})`,
    binds.values,
  )
}
