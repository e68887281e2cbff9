import type { Actor } from '#domain/acceso/actor.ts'
import type { ResumenLecturas, UltimaCorreccion } from '#domain/documentos/correcciones.ts'
import { DOCUMENTOS_LEIBLES, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { asBoolean, Binds, selectRow, selectRows } from '#api/db/sql.ts'
import {
  CIFRAS_SQL,
  cifrasOf,
  LECTURAS_FROM,
  lecturasWhere,
  type SumasDeLecturas,
  type FiltroLecturas,
} from './cifras-sql.ts'

const ULTIMAS = 25
const MESES = 12

/**
 * How the reader does in real use: in all, by paper, by month (the newest twelve), and the last corrections, whose values
 * are personal data: seeing them is noted as a read of each person's file.
 */
export async function getResumenLecturas(actor: Actor, filtro: FiltroLecturas): Promise<ResumenLecturas> {
  authorize(actor, 'lecturas.ver')
  const ultimas = await selectUltimas(actor, filtro)
  const vistos = new Set(ultimas.map((one) => one.afiliadoId))
  await auditRead(
    actor,
    ...Array.from(vistos, (objetoId) => ({
      acto: 'lectura.correcciones' as const,
      objeto: 'afiliado' as const,
      objetoId,
    })),
  )
  const binds = new Binds()
  const where = lecturasWhere(actor, filtro, binds)
  const total = await selectRow<SumasDeLecturas>(`SELECT ${CIFRAS_SQL} ${LECTURAS_FROM} WHERE ${where}`, binds.values)
  return {
    archivos: total?.archivos ?? 0,
    total: cifrasOf(total),
    porDocumento: await selectPorDocumento(actor, filtro),
    porMes: await selectPorMes(actor, filtro),
    ultimas,
  }
}

async function selectPorDocumento(actor: Actor, filtro: FiltroLecturas): Promise<ResumenLecturas['porDocumento']> {
  const binds = new Binds()
  const where = lecturasWhere(actor, filtro, binds)
  const rows = await selectRows<SumasDeLecturas & { readonly documento: DocumentoLeible }>(
    `SELECT c.documento, ${CIFRAS_SQL} ${LECTURAS_FROM} WHERE ${where} GROUP BY c.documento`,
    binds.values,
  )
  return DOCUMENTOS_LEIBLES.flatMap((documento) => {
    const row = rows.find((one) => one.documento === documento)
    return row ? [{ documento, archivos: row.archivos, ...cifrasOf(row) }] : []
  })
}

async function selectPorMes(actor: Actor, filtro: FiltroLecturas): Promise<ResumenLecturas['porMes']> {
  const binds = new Binds()
  const where = lecturasWhere(actor, filtro, binds)
  const rows = await selectRows<SumasDeLecturas & { readonly mes: string }>(
    `SELECT c.mes, ${CIFRAS_SQL} ${LECTURAS_FROM} WHERE ${where} GROUP BY c.mes ORDER BY c.mes DESC
     LIMIT ${binds.add(MESES)}`,
    binds.values,
  )
  return rows.map((row) => ({ mes: row.mes, archivos: row.archivos, ...cifrasOf(row) }))
}

type UltimaRow = Omit<UltimaCorreccion, 'seguro'> & { readonly seguro: unknown }

async function selectUltimas(actor: Actor, filtro: FiltroLecturas): Promise<UltimaCorreccion[]> {
  const binds = new Binds()
  const where = lecturasWhere(actor, filtro, binds)
  const rows = await selectRows<UltimaRow>(
    `SELECT c.id, c.documento, c.campo, c.resultado, c.leido, c.guardado, c.fuente, c.confianza_pct AS "confianzaPct",
       c.seguro, COALESCE(u.nombre, 'Sistema') AS usuario, c.creada_at AS "creadaAt", c.afiliado_id AS "afiliadoId", a.interno
     ${LECTURAS_FROM} LEFT JOIN usuarios u ON u.id = c.usuario_id
     WHERE ${where} AND c.resultado <> 'conservado' ORDER BY c.creada_at DESC, c.id DESC LIMIT ${binds.add(ULTIMAS)}`,
    binds.values,
  )
  return rows.map((row) => ({ ...row, seguro: asBoolean(row.seguro) }))
}
