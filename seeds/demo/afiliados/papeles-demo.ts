import { createHash } from 'node:crypto'
import type { PapelFaltante } from '#domain/afiliacion/movimientos/movimiento.ts'
import { PAPELES_DE_MOVIMIENTO, type ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import { selectMovimientos, type MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { loadPapelesFaltantes } from '#api/afiliacion/turnos/papeles-faltantes.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, SQL_FALSE } from '#api/db/sql.ts'
import { putFile } from '#api/files/storage.ts'
import { pdfProceso } from '#seeds/demo/documentacion/pdf-proceso.ts'

interface PapelDemo {
  readonly row: MovimientoRow
  readonly clave: ClavePapel
  readonly nombre: string
  readonly id: string
  readonly bytes: Uint8Array
}

/**
 * Files, for every open movement that was not sent back, the papers that its type's row asks for, and names them in what it asked, as
 * its desk would have sent them. In the transaction of the load, many rows at once; a kind of paper is drawn once. Gives how
 * many it filed.
 */
export async function filePapelesDemo(): Promise<number> {
  const rows = await selectMovimientos(`${isOpenSql('m')} AND m.regresado = ${SQL_FALSE} ORDER BY m.id`, [])
  const faltantes = await loadPapelesFaltantes(rows)
  const dibujos = new Map<ClavePapel, Uint8Array>()
  const papeles: PapelDemo[] = []
  for (const row of rows)
    for (const faltante of faltantes.get(row.id) ?? []) {
      const bytes = dibujos.get(faltante.clave) ?? (await dibujo(faltante))
      dibujos.set(faltante.clave, bytes)
      papeles.push({ row, ...faltante, id: idDe(row, faltante), bytes })
    }
  for (const { id, bytes } of papeles) await putFile(claveDe(id), bytes)
  await insertRows('archivos', ARCHIVO_COLUMNS, papeles.map(archivoValues))
  await insertRows('expediente', EXPEDIENTE_COLUMNS, papeles.map(expedienteValues))
  await pedirConPapeles(papeles)
  return papeles.length
}

/** An alta keeps its papers in its form, a procedure in its request: without them a correction would differ from it untouched. */
async function pedirConPapeles(papeles: readonly PapelDemo[]): Promise<void> {
  for (const row of new Set(papeles.map((papel) => papel.row))) {
    const propios = papeles
      .filter((papel) => papel.row === row)
      .map(({ clave, id }) => [clave, { archivo: id }] as const)
    const datos = JSON.parse(row.datos) as Readonly<Record<string, object>>
    const documentos = Object.fromEntries(propios)
    const conPapeles = datos['solicitud']
      ? { ...datos, solicitud: { ...datos['solicitud'], documentos } }
      : { ...datos, documentos }
    await execute('UPDATE movimientos SET datos = $1 WHERE id = $2', [JSON.stringify(conPapeles), row.id])
  }
}

function dibujo({ nombre }: PapelFaltante): Promise<Uint8Array> {
  return pdfProceso({
    encabezado: 'Instituto de Pensiones',
    titulo: nombre,
    secciones: [
      {
        titulo: 'Ejemplar de la demostración',
        texto: `En un movimiento de verdad, aquí está ${nombre} de la persona, como la entregó su dependencia.`,
      },
    ],
  })
}

/** As opaque as any other, and the same in every load. */
function idDe({ folio }: MovimientoRow, { clave }: PapelFaltante): string {
  return createHash('sha256').update(`${folio} ${clave}`).digest('base64url').slice(0, 22)
}

const claveDe = (id: string) => `${id.slice(0, 2)}/${id}.pdf`

const ARCHIVO_COLUMNS = ['id', 'nombre', 'bytes', 'tipo_mime', 'sha256', 'clave', 'clase', 'subido_por', 'creado_at']

function archivoValues({ row, clave, nombre, id, bytes }: PapelDemo) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const archivo = `${nombre} ${row.folio}.pdf`
  return [
    id,
    archivo,
    bytes.length,
    'application/pdf',
    sha256,
    claveDe(id),
    clave,
    row.solicitado_por,
    row.solicitado_at,
  ]
}

const EXPEDIENTE_COLUMNS = ['afiliado_id', 'tipo', 'archivo_id', 'por', 'agregado_por', 'agregado_at', 'movimiento_id']

function expedienteValues({ row, clave, id }: PapelDemo) {
  const movimientoId = PAPELES_DE_MOVIMIENTO.includes(clave) ? row.id : null
  return [row.afiliado_id, clave, id, 'Usuario', row.solicitado_por, row.solicitado_at, movimientoId]
}
