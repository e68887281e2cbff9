import type { CambioCampo, ValorCampo } from '#domain/acceso/diferencias.ts'
import { nombreCampo } from '#domain/acceso/etiquetas-campo.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/** Fields that hold an id, and the table whose `nombre` a person knows it by. */
const TABLAS: Readonly<Record<string, string>> = {
  nivel0_id: 'unidades',
  nivel1_id: 'unidades',
  nivel2_id: 'unidades',
  nivel3_id: 'unidades',
  unidad_id: 'unidades',
  entidad_id: 'unidades',
  adscripcion_id: 'unidades',
  dependencia_id: 'unidades',
  puesto_id: 'puestos',
  categoria_id: 'categorias',
  perfil_id: 'perfiles',
  id_perfil: 'perfiles',
  usuario_id: 'usuarios',
  responsable_id: 'usuarios',
  creado_por: 'usuarios',
  parent_id: 'menus',
  id_modulo: 'modulos',
  modulo_id: 'modulos',
}

function tablaDe(campo: string): string | undefined {
  return TABLAS[nombreCampo(campo.split('.').at(-1) ?? '')]
}

/** The changes with names in the place of ids: nobody knows an area by its number. */
export async function nombrarValores(cambios: readonly CambioCampo[]): Promise<CambioCampo[]> {
  const ids = new Map<string, Set<number>>()
  for (const { campo, antes, despues } of cambios)
    for (const valor of [antes, despues]) {
      const tabla = tablaDe(campo)
      if (tabla !== undefined && typeof valor === 'number') ids.set(tabla, (ids.get(tabla) ?? new Set()).add(valor))
    }
  const nombres = new Map<string, string>()
  for (const [tabla, own] of ids)
    for (const { id, nombre } of await selectNombres(tabla, [...own])) nombres.set(`${tabla} ${id}`, nombre)
  const named = (campo: string, valor: ValorCampo): ValorCampo =>
    typeof valor === 'number' ? (nombres.get(`${tablaDe(campo) ?? ''} ${valor}`) ?? valor) : valor
  return cambios.map((cambio) => ({
    ...cambio,
    antes: named(cambio.campo, cambio.antes),
    despues: named(cambio.campo, cambio.despues),
  }))
}

function selectNombres(tabla: string, ids: readonly number[]): Promise<{ id: number; nombre: string }[]> {
  const binds = new Binds()
  return selectRows(`SELECT id, nombre FROM ${tabla} WHERE id IN (${binds.addAll(ids)})`, binds.values)
}
