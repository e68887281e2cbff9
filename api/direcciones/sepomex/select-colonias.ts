import type { ColoniaGuardada } from '#domain/direcciones/cambios-sepomex.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import type { CodigoPostalModel } from '#api/direcciones/models/CodigoPostalModel.ts'
import type { ColoniaModel } from '#api/direcciones/models/ColoniaModel.ts'

type Row = Pick<RowOf<ColoniaModel>, 'id' | 'clave' | 'nombre' | 'tipo'> &
  Pick<RowOf<CodigoPostalModel>, 'codigo'> & { readonly calles: number }

/** The settlements kept of a state (INEGI's two digits), and which of them people's addresses or streets use. */
export async function selectColonias(claveEstado: string): Promise<ColoniaGuardada[]> {
  const [rows, used] = await Promise.all([
    selectRows<Row>(
      `SELECT o.id, o.clave, o.nombre, o.tipo, c.codigo,
         CASE WHEN EXISTS (SELECT 1 FROM calles s WHERE s.colonia_id = o.id) THEN 1 ELSE 0 END AS calles
       FROM colonias o JOIN codigos_postales c ON c.id = o.cp_id JOIN municipios m ON m.id = c.municipio_id
         JOIN estados e ON e.id = m.estado_id WHERE e.clave = $1`,
      [claveEstado],
    ),
    selectRows<{ codigo_postal: string; fraccionamiento: string }>(
      `SELECT DISTINCT codigo_postal, fraccionamiento FROM afiliados WHERE codigo_postal IN (
         SELECT c.codigo FROM codigos_postales c JOIN municipios m ON m.id = c.municipio_id
         JOIN estados e ON e.id = m.estado_id WHERE e.clave = $1 AND c.codigo <> '')`,
      [claveEstado],
    ),
  ])
  const addresses = new Set(used.map((row) => `${row.codigo_postal} ${foldText(row.fraccionamiento)}`))
  return rows.map(({ calles, ...row }) => ({
    ...row,
    enUso: calles > 0 || (addresses.size > 0 && addresses.has(`${row.codigo} ${foldText(row.nombre)}`)),
  }))
}
