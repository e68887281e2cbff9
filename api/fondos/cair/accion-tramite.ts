import type { Actor } from '#domain/acceso/actor.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { ResumenPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { TIPOS_TRAMITE_CAIR } from '#domain/fondos/cair/panel-cair.ts'
import { MOTIVOS_RETIRO, partirRetiro, type Beneficiario } from '#domain/fondos/cair/retiro.ts'
import { saldoCair } from '#domain/fondos/cair/saldo.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import type { AccionTramite } from '#api/autorizaciones/accion.ts'
import { today } from '#api/clock.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { broken, conflict } from '#api/errors.ts'
import { holdCuentas, insertAsientos, loadAsientos } from './asiento-row.ts'
import { descontarPrestamos } from './descontar-prestamos.ts'
import { issuesDeRetiro, issuesDeVoluntaria } from './issues-tramite.ts'
import { findTramite, type TramiteRow } from './tramite-row.ts'

interface DatosTramite {
  readonly id: number
}

/**
 * A withdrawal or a voluntary contribution: two others authorise it (decision 10.7). Its rules are checked at each authorisation; the
 * second one writes the ledger, and pays the person's loans where they consented. Throws 404, 409 `sin_respuesta`, 422.
 */
export const DECIDIR_TRAMITE_CAIR: AccionTramite<DatosTramite> = {
  id: 'cair.tramite',
  revisar: async (actor, datos) => resumenDeTramite(await revisado(actor, datos)),
  aplicar: async (actor, datos) => {
    const row = await revisado(actor, datos)
    await writeAsientos(actor, row)
    const despues = { importe: row.importeCentavos }
    await logActo(actor, { acto: 'cair.aprobar', objeto: 'cair', objetoId: row.folio, despues })
    return { ...resumenDeTramite(row), registro: row.id }
  },
  decidido: async ({ id }, estado) => {
    if (estado === 'solicitado' || estado === 'aprobado_una') await assertUnicoRetiro(id)
    await execute('UPDATE cair_tramites SET estado = $1 WHERE id = $2', [estado, id])
  },
}

/** What both people read of a procedure. */
export function resumenDeTramite(
  row: Pick<TramiteRow, 'folio' | 'tipo' | 'motivo' | 'importeCentavos'> & NombreDeAfiliado,
): ResumenPropuesta {
  const { folio, tipo, motivo, importeCentavos } = row
  return {
    sujeto: `${folio}, ${displayName(row, 'lista')}`,
    cambios: [
      { campo: TIPOS_TRAMITE_CAIR[tipo], antes: '', despues: formatPesos(importeCentavos) },
      ...(motivo === null ? [] : [{ campo: 'Motivo', antes: '', despues: MOTIVOS_RETIRO[motivo].titulo }]),
    ],
    importeCentavos,
    enlace: `${rutaVista('cair')}&tab=tramites`,
  }
}

/** Throws 409 with the folio of another open withdrawal of the same person: a rejection cannot be undone beside it. */
async function assertUnicoRetiro(id: number): Promise<void> {
  const otro = await selectRow<{ folio: string }>(
    `SELECT o.folio FROM cair_tramites t JOIN cair_tramites o ON o.afiliado_id = t.afiliado_id AND o.tipo = t.tipo AND o.id <> t.id
     WHERE t.id = $1 AND t.tipo = 'retiro' AND o.estado IN ('solicitado', 'aprobado_una')`,
    [id],
  )
  if (otro)
    throw conflict(
      'abierto',
      `Mientras tanto se pidió otro retiro de esta persona, ${otro.folio}: decídelo antes de deshacer.`,
    )
}

async function revisado(actor: Actor, { id }: DatosTramite): Promise<TramiteRow> {
  const row = await findTramite(actor, id)
  await holdCuentas([row.afiliadoId])
  await assertReglas(actor, row)
  return row
}

async function assertReglas(actor: Actor, row: TramiteRow): Promise<void> {
  const persona = await findAfiliadoInScope(actor, row.afiliadoId)
  const issues =
    row.motivo === null
      ? await issuesDeVoluntaria(persona, row)
      : await issuesDeRetiro(persona, {
          motivo: row.motivo,
          importeCentavos: row.importeCentavos,
          beneficiarios: JSON.parse(row.beneficiarios) as Beneficiario[],
        })
  if (issues.length > 0) throw broken(issues, issues.map(({ message }) => message).join(' '))
}

async function writeAsientos(actor: Actor, row: TramiteRow): Promise<void> {
  const common = { afiliadoId: row.afiliadoId, tramiteId: row.id }
  if (row.tipo === 'voluntaria') {
    const { importeCentavos } = row
    const fecha = row.fecha as PlainDate
    await insertAsientos(actor, [{ ...common, cuenta: 'voluntaria', clase: 'voluntaria', fecha, importeCentavos }])
    return
  }
  const saldo = saldoCair((await loadAsientos([row.afiliadoId])).get(row.afiliadoId) ?? [])
  await insertAsientos(
    actor,
    partirRetiro(row.importeCentavos, saldo).map(({ cuenta, importeCentavos }) => ({
      ...common,
      cuenta,
      clase: 'retiro',
      fecha: today(),
      importeCentavos: -importeCentavos,
    })),
  )
  if (row.consentimientoId !== null) await descontarPrestamos(actor, row)
}
