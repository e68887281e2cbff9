import { usadoDe, type Catalogo, type CatalogoPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { CatalogoModel } from '#api/organica/models/CatalogoModel.ts'

type Row = Pick<RowOf<CatalogoModel>, 'id' | 'clave' | 'nombre' | 'descripcion' | 'activo' | 'protegido' | 'version'>

const SQL = 'SELECT id, clave, nombre, descripcion, activo, protegido, version FROM catalogos'

const present = (row: Row): Catalogo => ({
  ...row,
  activo: asBoolean(row.activo),
  protegido: asBoolean(row.protegido),
})

/** Every catalogue by name; some dozens. */
export async function selectCatalogos(): Promise<Catalogo[]> {
  return (await selectRows<Row>(`${SQL} ORDER BY nombre, id`)).map(present)
}

/** The same, held until the caller's transaction ends: who makes or changes one looks at how the others stand. */
export async function holdCatalogos(): Promise<Catalogo[]> {
  await selectRows(`SELECT id FROM catalogos ORDER BY id${FOR_UPDATE}`)
  return selectCatalogos()
}

/** The catalogue of that key. 404 when there is none. */
export async function findCatalogo(clave: string): Promise<Catalogo> {
  const row = await selectRow<Row>(`${SQL} WHERE clave = $1`, [clave])
  if (!row) throw notFound('El catálogo')
  return present(row)
}

/** The same, held until the caller's transaction ends, so that no row comes to a catalogue that is being deleted. */
export async function holdCatalogo(clave: string): Promise<Catalogo> {
  await selectRow(`SELECT id FROM catalogos WHERE clave = $1${FOR_UPDATE}`, [clave])
  return findCatalogo(clave)
}

/** Catalogues as the panel lists them, with how many rows each has. */
export async function selectCatalogosPanel(): Promise<CatalogoPanel[]> {
  const catalogos = await selectCatalogos()
  const rows = await selectRows<{ catalogo: string; activo: unknown; n: number }>(
    'SELECT catalogo, activo, COUNT(*) AS n FROM catalogo_renglones GROUP BY catalogo, activo',
  )
  return catalogos.map((catalogo) => {
    const own = rows.filter((row) => row.catalogo === catalogo.clave)
    const activos = own.find(({ activo }) => asBoolean(activo))?.n ?? 0
    return { ...catalogo, usado: usadoDe(catalogo.clave), renglones: own.reduce((sum, { n }) => sum + n, 0), activos }
  })
}
