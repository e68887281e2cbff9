import type { NivelLugar } from '#domain/direcciones/lugar.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'

/** People's addresses hold texts: the codes that stand in a place, by its level. */
const CODIGOS = {
  estado: 'SELECT c.codigo FROM codigos_postales c JOIN municipios m ON m.id = c.municipio_id WHERE m.estado_id = $1',
  municipio: 'SELECT codigo FROM codigos_postales WHERE municipio_id = $1',
  codigoPostal: 'SELECT codigo FROM codigos_postales WHERE id = $1',
} as const

/** The texts of a settlement, or of a street in it. */
const TEXTOS = {
  colonia: `SELECT c.codigo, o.nombre AS colonia, '' AS calle
    FROM colonias o JOIN codigos_postales c ON c.id = o.cp_id WHERE o.id = $1`,
  calle: `SELECT c.codigo, o.nombre AS colonia, s.nombre AS calle FROM calles s JOIN colonias o ON o.id = s.colonia_id
    JOIN codigos_postales c ON c.id = o.cp_id WHERE s.id = $1`,
} as const

/** How many people's addresses name a place: its postal codes, or in its code its settlement and street, accents aside. */
export async function countPersonas(nivel: NivelLugar, id: number): Promise<number> {
  if (nivel === 'colonia' || nivel === 'calle') return countTextos(nivel, id)
  const row = await selectRow<{ n: number }>(
    `SELECT COUNT(*) AS n FROM afiliados WHERE codigo_postal <> '' AND codigo_postal IN (${CODIGOS[nivel]})`,
    [id],
  )
  return row?.n ?? 0
}

async function countTextos(nivel: 'colonia' | 'calle', id: number): Promise<number> {
  const lugar = await selectRow<{ codigo: string; colonia: string; calle: string }>(TEXTOS[nivel], [id])
  const people = await selectRows<{ fraccionamiento: string; calle: string }>(
    'SELECT fraccionamiento, calle FROM afiliados WHERE codigo_postal = $1',
    [lugar?.codigo ?? ''],
  )
  const same = (a: string, b = ''): boolean => foldText(a) === foldText(b)
  return people.filter(
    (each) => same(each.fraccionamiento, lugar?.colonia) && (nivel === 'colonia' || same(each.calle, lugar?.calle)),
  ).length
}
