import { CATALOGOS_PROPIOS, CATALOGOS_PROPIOS_CLAVES } from '#domain/organica/catalogos/catalogo.ts'
import { nowAt } from '#api/clock.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { sembrarUnaVez } from './sembrar-una-vez.ts'

/** First rows of the simple catalogues that the portal reads; they themselves come with the database. What the institute renamed or took away does not come back. */
export async function loadCatalogosSimples(): Promise<void> {
  const rows = CATALOGOS_PROPIOS_CLAVES.flatMap((catalogo) =>
    CATALOGOS_PROPIOS[catalogo].semilla.map(([clave, nombre]) => ({ catalogo, clave, nombre })),
  )
  const fresh = await sembrarUnaVez('catalogos_simples', rows, ({ catalogo, clave }) => `${catalogo}/${clave}`)
  const at = nowAt()
  await insertRows(
    'catalogo_renglones',
    ['catalogo', 'clave', 'nombre', 'creado_at', 'actualizado_at'],
    fresh.map(({ catalogo, clave, nombre }) => [catalogo, clave, nombre, at, at]),
    'ON CONFLICT (catalogo, clave) DO NOTHING',
  )
}
