import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaLong, quincenaRange } from '#domain/calendario/quincena.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { TABLA_CIERRE, type ActoCierre, type EtapaCierre } from '#domain/quincenas/tabla-cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { AppError, notFound } from '#api/errors.ts'
import { anularCargos } from '#api/fondos/pagos/anular-cargos.ts'
import { assertCadena, assertVersion, cuentaDe } from './assert-cadena.ts'
import { findCierre, holdCierre, type CierreRow } from './cierre-row.ts'
import { loadCadena } from './contexto-cadena.ts'
import { notaDe } from './devolver-cierre.ts'
import { writeActo } from './write-acto.ts'

/** The acts of a reopening: the jefe asks, the titular signs or refuses (decision 10.28). */
export type ActoReapertura = Extract<ActoCierre, 'pedir_reapertura' | 'reabrir' | 'negar_reapertura'>

/**
 * Takes one act of the reopening of a closed quincena. Signed, the close is void: nobody reads its lines any more, movements
 * stay applied, and the entity's quincena can be requested again. Throws 404, 403, 409 out of turn, 422 where a later quincena
 * is closed or on its way, 409 once something of its line was paid or a withholding of it was answered.
 */
export async function reabrirCierre(
  actor: Actor,
  quincena: number,
  id: number,
  {
    acto,
    version,
    nota,
  }: { readonly acto: ActoReapertura; readonly version: number; readonly nota?: string | undefined },
): Promise<{ readonly id: number; readonly entidad: string; readonly etapa: EtapaCierre }> {
  authorize(actor, 'cierres.reabrir')
  cuentaDe(actor)
  const text = TABLA_CIERRE[acto].necesita === 'nota' ? notaDe(nota, 'Escribe el motivo.') : normalizeText(nota ?? '')
  if ((await findCierre(actor, id)).quincena !== quincena) throw notFound('El cierre')
  return inTransaction(async () => {
    const row = await holdCierre(id)
    const contexto = await loadCadena(row)
    await assertCadena(actor, acto, row.entidad, contexto)
    await assertVersion(row, version)
    if (acto !== 'negar_reapertura') await assertReabrible(row)
    if (acto === 'reabrir') await anularCargos(row.id)
    await writeActo(actor, row, contexto, { acto, nota: text, huella: row.huella })
    return { id, entidad: row.entidad, etapa: acto === 'pedir_reapertura' ? 'reapertura' : TABLA_CIERRE[acto].hacia }
  })
}

/** Only the last quincena of the entity, of whose withholdings none was answered, and of whose days none was recognised later. */
async function assertReabrible({ id, entidadId, quincena, entidad }: CierreRow): Promise<void> {
  const answered = await selectRow<{ n: number }>(
    // What nobody ordered in time has no answer of anybody: reopened, the entity orders it.
    `SELECT CAST(COUNT(*) AS INTEGER) AS n FROM retenciones WHERE cierre_id = $1 AND retenido_centavos IS NOT NULL
       AND (respondida_por IS NOT NULL OR decision IS NOT NULL OR retenido_centavos > 0)`,
    [id],
  )
  if (answered && answered.n > 0) {
    const message = `${entidad} ya respondió ${cuentaTexto(answered.n, 'retención', 'retenciones')} de esta quincena: lo retenido ya bajó el saldo de los préstamos.`
    throw new AppError(409, 'retenciones_respondidas', message)
  }
  const late = await selectRow<{ folio: string }>(
    `SELECT folio FROM extemporaneas WHERE entidad_id = $1 AND estado = 'aprobado' AND hasta >= $2 ORDER BY id LIMIT 1`,
    [entidadId, quincenaRange(quincena).inicio],
  )
  if (late) {
    const message = `La aportación extemporánea ${late.folio} reconoció días de esta quincena: ya no se reabre.`
    throw new AppError(409, 'extemporanea', message)
  }
  const later = await selectRow<{ quincena: number }>(
    `SELECT quincena FROM cierres WHERE entidad_id = $1 AND quincena > $2 AND estado NOT IN ('abierto', 'anulado')
     ORDER BY quincena LIMIT 1`,
    [entidadId, quincena],
  )
  if (!later) return
  const message = `Solo se reabre la última quincena de ${entidad}: la ${quincenaLong(later.quincena)} ya se cerró o está en firma.`
  throw new AppError(422, 'posterior', message)
}
