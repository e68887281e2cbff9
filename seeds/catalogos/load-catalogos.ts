import { SISTEMA } from '#api/acceso/sistema.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdArranque } from '#api/db/hold-arranque.ts'
import { selectRow } from '#api/db/sql.ts'
import { loadCatalogosSimples } from './catalogos-simples.ts'
import { loadCategorias } from './categorias.ts'
import { loadInstituto } from './instituto.ts'
import { loadLugares } from './lugares.ts'
import { loadMenus } from './menus.ts'
import { loadPerfiles } from './perfiles.ts'
import { loadParametrosFondos } from './parametros-fondos.ts'
import { loadPlanos } from './planos/load-planos.ts'
import { loadProcesos } from './procesos.ts'
import { loadDescripciones } from './procesos-descripciones.ts'
import { loadTesoreria } from './tesoreria.ts'
import { loadTiposMovimiento } from './tipos-movimiento.ts'

const TABLAS = [
  'estados',
  'municipios',
  'categorias',
  'sueldos',
  'tipos_movimiento',
  'perfiles',
  'menus',
  'procesos',
  'catalogo_renglones',
  'fondos_parametros',
  'constantes',
  'planos',
]

/**
 * Loads what every installation needs: places, categories, movement types, fund parameters, profiles with their menus and the process map,
 * the institute's row and settings. One transaction; running it again changes nothing and writes nothing.
 */
export async function loadCatalogos(): Promise<void> {
  await inTransaction(async () => {
    await holdArranque()
    const before = await countRows()
    await loadInstituto()
    await loadLugares()
    await loadCategorias()
    await loadCatalogosSimples()
    await loadTiposMovimiento()
    await loadParametrosFondos()
    await loadPerfiles()
    await loadMenus()
    await loadTesoreria()
    await loadProcesos()
    await loadDescripciones()
    await loadPlanos()
    const after = await countRows()
    if (TABLAS.every((tabla) => before[tabla] === after[tabla])) return
    const actor = { ...SISTEMA, origen: { ...SISTEMA.origen, medio: 'semilla' as const } }
    await logActo(actor, {
      acto: 'catalogos.cargar',
      objeto: 'catalogos',
      objetoId: 'iniciales',
      antes: before,
      despues: after,
    })
  })
}

/** Rows of each catalogue, for the bitácora. */
async function countRows(): Promise<Record<string, number>> {
  const columns = TABLAS.map((tabla) => `(SELECT COUNT(*) FROM ${tabla}) AS ${tabla}`)
  const row = await selectRow<Record<string, number>>(`SELECT ${columns.join(', ')}`)
  return Object.fromEntries(TABLAS.map((tabla) => [tabla, row?.[tabla] ?? 0]))
}
