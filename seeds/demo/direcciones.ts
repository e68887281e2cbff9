import { foldText } from '#domain/identidad/normalize-text.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { CodigoPostalModel } from '#api/direcciones/models/CodigoPostalModel.ts'
import { ColoniaModel } from '#api/direcciones/models/ColoniaModel.ts'
import { COLONIAS_FICTICIAS, ENTIDAD_DE_COLONIAS } from './personas/colonias-ficticias.ts'
import { titleCase } from './title-case.ts'

/** Invented streets; each colonia has some of them, in turn. */
const CALLES =
  'Jacarandas|Fresnos|Mezquites|Huizaches|Del Encino|De la Noria|Sierra Azul|Laguna Seca|Camino Real|Álamos|Del Alfarero|Zarzamora|Nogales|Pirules|Golondrinas|Del Molino'.split(
    '|',
  )
const CALLES_POR_COLONIA = 5

/**
 * Invented postal codes, colonias and streets of the demo's state: the postal catalogue's own rows may not be passed on.
 * Municipios are those of the catalogue, found by name.
 */
export async function loadDireccionesDemo(): Promise<void> {
  const municipios = await municipiosByNombre()
  for (const [i, { codigoPostal, colonia, municipio }] of COLONIAS_FICTICIAS.entries()) {
    const municipioId = municipios.get(foldText(municipio))
    if (municipioId === undefined) throw new Error(`No such municipio: ${municipio}`)
    const cpId = await cpIdOf(municipioId, codigoPostal)
    const coloniaId = await insertRow(ColoniaModel, { cp_id: cpId, nombre: titleCase(colonia) })
    await insertRows(
      'calles',
      ['colonia_id', 'nombre'],
      streetsOf(i).map((calle) => [coloniaId, calle]),
    )
  }
}

function streetsOf(index: number): string[] {
  return Array.from({ length: CALLES_POR_COLONIA }, (_, i) => CALLES[(index * 3 + i) % CALLES.length] ?? '').sort()
}

async function municipiosByNombre(): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows<{ id: number; nombre: string; estado: string }>(
    'SELECT m.id, m.nombre, e.nombre AS estado FROM municipios m JOIN estados e ON e.id = m.estado_id',
  )
  const own = rows.filter(({ estado }) => foldText(estado) === foldText(ENTIDAD_DE_COLONIAS))
  return new Map(own.map(({ id, nombre }) => [foldText(nombre), id]))
}

async function cpIdOf(municipioId: number, codigo: string): Promise<number> {
  const known = await selectRow<{ id: number }>(
    'SELECT id FROM codigos_postales WHERE municipio_id = $1 AND codigo = $2',
    [municipioId, codigo],
  )
  return known ? known.id : insertRow(CodigoPostalModel, { municipio_id: municipioId, codigo })
}
