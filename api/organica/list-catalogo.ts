import type { Actor } from '#domain/acceso/actor.ts'
import type { TIPOS_DOCUMENTADOS } from '#domain/organica/catalogos/catalogo-issues.ts'
import type { Nivel } from '#domain/organica/niveles.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { listCategoriasVigentes } from './categoria-vigente.ts'
import { presentCategoria, presentNivel, presentPuesto, presentSueldo, type PuestoRow } from './present.ts'
import { selectUnidades } from './unidad-row.ts'
import { findCatalogo } from './catalogos/catalogo-row.ts'
import { readCatalogoActivo } from './catalogos/read-catalogo.ts'

/** The documented catalogues; `direccion` is the level of the dependencias (decisions §8). */
const CATALOGOS = {
  adscripcion: (join: boolean) => listNivel(1, join),
  direccion: (join: boolean) => listNivel(2, join),
  area: (join: boolean) => listNivel(3, join),
  puesto: async (join: boolean) => (await listPuestos()).map((row) => presentPuesto(row, join)),
  categoria: async (join: boolean) => (await listVigentes()).map((row) => presentCategoria(row, join)),
  sueldo: async (join: boolean) => (await listVigentes()).flatMap((row) => presentSueldo(row, join)),
} as const satisfies Record<TipoCatalogo, (join: boolean) => Promise<object[]>>

type TipoCatalogo = (typeof TIPOS_DOCUMENTADOS)[number]

/**
 * Active rows of a catalogue in the shape of the specifications (1 §3.6, 3 §3). `join` adds what the row hangs from: for
 * a category its salary of today, in pesos. A simple catalogue gives id, clave and nombre. 404 for an unknown
 * type, and for a simple catalogue that is switched off.
 */
export async function listCatalogo(actor: Actor, tipo: string, join: boolean): Promise<object[]> {
  authorize(actor, 'organica.leer')
  return Object.hasOwn(CATALOGOS, tipo) ? CATALOGOS[tipo as TipoCatalogo](join) : listSimple(tipo)
}

async function listSimple(tipo: string): Promise<object[]> {
  if (!(await findCatalogo(tipo)).activo) throw notFound('El catálogo')
  return (await readCatalogoActivo(tipo)).map(({ id, clave, nombre }) => ({ id, clave, nombre }))
}

async function listNivel(nivel: Nivel, join: boolean): Promise<object[]> {
  const unidades = await selectUnidades((binds) => [`u.nivel = ${binds.add(nivel)}`, 'u.activo'])
  return unidades.map((unidad) => presentNivel(unidad, join))
}

function listPuestos(): Promise<PuestoRow[]> {
  return selectRows<PuestoRow>(
    `SELECT p.id, p.nombre, p.unidad_id, u.nombre AS area FROM puestos p JOIN unidades u ON u.id = p.unidad_id
     WHERE p.activo AND u.activo AND (p.vigente_hasta IS NULL OR p.vigente_hasta >= $1) ORDER BY p.nombre, p.id`,
    [today()],
  )
}

const listVigentes = () => listCategoriasVigentes(today())
