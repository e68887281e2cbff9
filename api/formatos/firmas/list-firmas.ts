import type { Actor } from '#domain/acceso/actor.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import type { CatalogoFirmas, FirmaPanel } from '#domain/formatos/firma.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { findRow } from '#api/db/find-row.ts'
import { FirmaModel } from '#api/formatos/models/FirmaModel.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { ordenDeNombreSql } from '#api/http/listas/fold-sql.ts'

type Row = Omit<FirmaPanel, 'titular' | 'ultimoPapel' | 'actions'> & {
  readonly usuario: string | null
  readonly unidad: string | null
  /** The last act of an owner on a paper, an instant. */
  readonly firmado: string | null
  /** The last day of a titular's act in a document. */
  readonly documentado: PlainDate | null
}

/** More people and units than this are searched for elsewhere. */
const OPCIONES_MAX = 2000

const SQL = `SELECT f.id, f.nombre, f.cargo, f.usuario_id, f.unidad_id, f.desde, f.hasta, f.version,
    us.nombre AS usuario, un.nombre AS unidad,
    (SELECT COUNT(*) FROM firma_papeles p WHERE p.firma_id = f.id) AS papeles,
    (SELECT MAX(p.firmado_at) FROM firma_papeles p WHERE p.firma_id = f.id AND p.fecha IS NULL) AS firmado,
    (SELECT MAX(p.fecha) FROM firma_papeles p WHERE p.firma_id = f.id) AS documentado
  FROM firmas f LEFT JOIN usuarios us ON us.id = f.usuario_id LEFT JOIN unidades un ON un.id = f.unidad_id`

/** Every signature with whose it is, those in force first, and who one may belong to; images come apart. */
export async function listFirmas(actor: Actor): Promise<CatalogoFirmas> {
  authorizeInstituto(actor, 'firmas.administrar')
  const [firmas, usuarios, unidades] = await Promise.all([
    selectFirmas(),
    selectRows<{ id: number; nombre: string }>(
      `SELECT id, nombre FROM usuarios WHERE activo ORDER BY ${ordenDeNombreSql('nombre')}, id LIMIT ${OPCIONES_MAX}`,
    ),
    selectRows<{ id: number; nombre: string }>(
      `SELECT id, nombre FROM unidades WHERE activo AND nivel BETWEEN 1 AND 2 ORDER BY nombre, id LIMIT ${OPCIONES_MAX}`,
    ),
  ])
  return { firmas, usuarios, unidades }
}

/** Every signature, the newest first within each name. */
export async function selectFirmas(): Promise<FirmaPanel[]> {
  return (await selectRows<Row>(`${SQL} ORDER BY ${ordenDeNombreSql('f.nombre')}, f.desde DESC, f.id`)).map(present)
}

/** One signature. 404 when there is none. */
export async function findFirma(id: number): Promise<FirmaPanel> {
  const row = await selectRow<Row>(`${SQL} WHERE f.id = $1`, [id])
  if (!row) throw notFound('La firma')
  return present(row)
}

/** The image of a signature. 404 when there is none. */
export async function getImagenFirma(
  actor: Actor,
  id: number,
): Promise<{ readonly tipo: 'png' | 'jpg'; readonly bytes: Uint8Array<ArrayBuffer> }> {
  authorizeInstituto(actor, 'firmas.administrar')
  const row = await findRow(FirmaModel, { id }, ['tipo', 'imagen'])
  if (!row) throw notFound('La firma')
  return { tipo: row.tipo, bytes: new Uint8Array(Buffer.from(row.imagen, 'base64')) }
}

function present({ usuario, unidad, firmado, documentado, ...row }: Row): FirmaPanel {
  const titular = usuario ?? (unidad === null ? '' : `Titular de ${unidad}`)
  const days = [documentado, firmado === null ? null : todayInMexico(Date.parse(firmado))]
  return {
    ...row,
    titular,
    ultimoPapel:
      days
        .filter((day) => day !== null)
        .sort()
        .at(-1) ?? null,
    actions: [
      'editar',
      ...(row.papeles > 0 ? [] : (['eliminar'] as const)),
      ...(row.unidad_id === null ? [] : (['firmar'] as const)),
    ],
  }
}
