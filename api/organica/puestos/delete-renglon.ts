import type { Actor } from '#domain/acceso/actor.ts'
import {
  enLugarDeEliminar,
  TEXTOS_CATALOGO,
  type EliminacionCatalogo,
  type SeVan,
  type TipoCatalogo,
  type UsoCatalogo,
} from '#domain/organica/puestos/catalogo-puestos.ts'
import type { Nivel } from '#domain/organica/niveles.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { findRow } from '#api/db/find-row.ts'
import { SueldoModel } from '#api/organica/models/SueldoModel.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { deleteUnidad } from '#api/organica/edicion/save-unidad.ts'
import { categoriaDe, holdRenglon, type RenglonRow } from './renglon-row.ts'
import { selectSueldos } from './sueldo-row.ts'
import { BAJO_UNIDAD_SQL, usosDe } from './uso-catalogo.ts'

/** Names that one type of the list shows. */
const NOMBRES = 20

/** What deleting a row would do, writing nothing: what goes with it, and what uses it. Throws 403, 404. */
export function previewEliminacion(actor: Actor, tipo: TipoCatalogo, id: number): Promise<EliminacionCatalogo> {
  authorizeInstituto(actor, 'puestos.administrar')
  return inTransaction(async () => review(tipo, await holdRenglon(tipo, id)))
}

/**
 * Deletes a row and all that hangs from it, whole or not at all. Throws 403, 404, 409 `en_uso` with `usos` and the act that
 * does it well.
 */
export function deleteRenglonPuestos(actor: Actor, tipo: TipoCatalogo, id: number): Promise<void> {
  authorizeInstituto(actor, 'puestos.administrar')
  return inTransaction(async () => {
    const row = await holdRenglon(tipo, id)
    const { usos, seVan, enSuLugar } = await review(tipo, row)
    if (usos.length > 0) {
      const quien = usos.map(({ texto }) => texto).join(', ')
      throw conflict('en_uso', `No se eliminó «${row.nombre}»: está en ${quien}. ${enSuLugar ?? ''}`.trim(), {
        usos,
        enSuLugar,
      })
    }
    await remove(actor, tipo, row)
    const conEllo = seVan.map(({ tipo: otro, cuantos }) => {
      const [uno, varios] = TEXTOS_CATALOGO[otro].cuenta
      return cuentaTexto(cuantos, uno, varios)
    })
    await logActo(actor, {
      acto: 'puestos.eliminar',
      objeto: tipo,
      objetoId: id,
      antes: { nombre: row.nombre, ...(conEllo.length > 0 && { con: conEllo.join(', ') }) },
    })
  })
}

async function review(tipo: TipoCatalogo, row: RenglonRow): Promise<EliminacionCatalogo> {
  const usos = tipo === 'sueldo' ? await usosDeSueldo(row) : await usosDe(tipo, row.id)
  return {
    tipo,
    id: row.id,
    nombre: row.nombre,
    seVan: await seVanCon(tipo, row.id),
    usos,
    enSuLugar: usos.length > 0 ? enLugarDeEliminar(tipo) : null,
  }
}

/** A salary that already began is a fact of who has its category; one that is still to begin can be taken back. */
async function usosDeSueldo(row: RenglonRow): Promise<UsoCatalogo[]> {
  const categoriaId = categoriaDe(row)
  const sueldo = (await selectSueldos(categoriaId)).find((each) => each.id === row.id)
  return sueldo && sueldo.desde > today() ? [] : usosDe('categoria', categoriaId)
}

async function seVanCon(tipo: TipoCatalogo, id: number): Promise<SeVan[]> {
  if (tipo === 'categoria') {
    const sueldos = await selectSueldos(id)
    return group(
      'sueldo',
      sueldos.map(({ montoCentavos }) => formatPesos(montoCentavos)),
    )
  }
  const { nivel } = TEXTOS_CATALOGO[tipo]
  if (nivel === null) return []
  const unidades = await selectRows<{ nivel: number; nombre: string }>(
    `SELECT nivel, nombre FROM unidades WHERE id IN ${BAJO_UNIDAD_SQL} AND nivel > ${nivel} ORDER BY nombre`,
    [id],
  )
  const puestos = await selectRows<{ nombre: string }>(
    `SELECT nombre FROM puestos WHERE unidad_id IN ${BAJO_UNIDAD_SQL} ORDER BY nombre`,
    [id],
  )
  const namesAt = (level: number) => unidades.filter((each) => each.nivel === level).map(({ nombre }) => nombre)
  return [
    ...group('direccion', namesAt(2)),
    ...group('area', namesAt(3)),
    ...group(
      'puesto',
      puestos.map(({ nombre }) => nombre),
    ),
  ]
}

function group(tipo: TipoCatalogo, nombres: readonly string[]): SeVan[] {
  return nombres.length === 0 ? [] : [{ tipo, cuantos: nombres.length, nombres: nombres.slice(0, NOMBRES) }]
}

async function remove(actor: Actor, tipo: TipoCatalogo, row: RenglonRow): Promise<void> {
  const { id } = row
  if (tipo === 'puesto') return execute('DELETE FROM puestos WHERE id = $1', [id])
  if (tipo === 'sueldo') return removeSueldo(id, categoriaDe(row))
  if (tipo === 'categoria') {
    await execute('DELETE FROM sueldos WHERE categoria_id = $1', [id])
    return execute('DELETE FROM categorias WHERE id = $1', [id])
  }
  const unidades = await selectRows<{ id: number; nivel: Nivel }>(
    `SELECT id, nivel FROM unidades WHERE id IN ${BAJO_UNIDAD_SQL} ORDER BY nivel DESC, id`,
    [id],
  )
  await execute(`DELETE FROM puestos WHERE unidad_id IN ${BAJO_UNIDAD_SQL}`, [id])
  for (const unidad of unidades) await deleteUnidad(actor, unidad.nivel, unidad.id)
}

/** The salary before it goes on where this one would have ended. */
async function removeSueldo(id: number, categoriaId: number): Promise<void> {
  const gone = await findRow(SueldoModel, { id }, ['vigente_desde', 'vigente_hasta'])
  await execute('DELETE FROM sueldos WHERE id = $1', [id])
  await execute(
    `UPDATE sueldos SET vigente_hasta = $1, version = version + 1 WHERE categoria_id = $2 AND vigente_desde = (
       SELECT MAX(vigente_desde) FROM sueldos WHERE categoria_id = $2 AND vigente_desde < $3)`,
    [gone?.vigente_hasta ?? null, categoriaId, gone?.vigente_desde ?? ''],
  )
}
