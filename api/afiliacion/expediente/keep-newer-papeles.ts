import { findRow } from '#api/db/find-row.ts'
import { BorradorModel } from '#api/afiliacion/models/BorradorModel.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRows, asBoolean } from '#api/db/sql.ts'
import type { ExpedienteModel } from '#api/afiliacion/models/ExpedienteModel.ts'
import type { TipoPapel } from './papeles.ts'

type Archivos = Readonly<Partial<Record<TipoPapel, string>>>

type FiladoRow = Pick<RowOf<ExpedienteModel>, 'tipo' | 'archivo_id' | 'agregado_at' | 'vigente'>

/**
 * The papers that a correction leaves in force: those it sends, except that a letter or a better scan which came to the
 * person's page after the correction was opened stays. Its author never saw it, so leaving it out is no decision. A file
 * that is new in the correction does replace it. Without a draft all is as sent.
 */
export async function keepNewerPapeles(afiliadoId: number, folio: string, archivos: Archivos): Promise<Archivos> {
  const draft = await findRow(BorradorModel, { corrige: folio }, ['creado_at'])
  if (!draft) return archivos
  const filed = await selectRows<FiladoRow>(
    'SELECT tipo, archivo_id, agregado_at, vigente FROM expediente WHERE afiliado_id = $1',
    [afiliadoId],
  )
  const known = new Set(filed.map((row) => row.archivo_id))
  const newer = filed.filter((row) => asBoolean(row.vigente) && row.agregado_at > draft.creado_at)
  const kept = newer.filter(({ tipo }) => {
    const sent = archivos[tipo]
    return sent === undefined || known.has(sent)
  })
  return { ...archivos, ...Object.fromEntries(kept.map((row) => [row.tipo, row.archivo_id])) }
}
