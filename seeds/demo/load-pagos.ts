import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Actor } from '#domain/acceso/actor.ts'
import { autorizarPropuesta } from '#api/autorizaciones/decidir-propuesta.ts'
import { abrirCarga } from '#api/cargas/abrir-carga.ts'
import { folioDe } from '#api/cargas/carga-row.ts'
import { leerCarga } from '#api/cargas/leer-carga.ts'
import { prepararCarga } from '#api/cargas/preparar-carga.ts'
import { selectRow } from '#api/db/sql.ts'

const PEDIDO = {
  nombre: 'respuesta-demo.csv',
  plano: 'PAG-CSV',
  entidad: null,
  quincena: null,
  asunto: null,
  reanudar: false,
}

/** Loads a file of the bank as `quien`; `segunda` authorises it. */
export async function loadPagos(quien: Actor, segunda: Actor, csv: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-demo-'))
  try {
    const ruta = path.join(folder, PEDIDO.nombre)
    await writeFile(ruta, csv)
    const carga = await leerCarga(quien, await abrirCarga(quien, { ...PEDIDO, ruta }))
    await prepararCarga(quien, folioDe(carga), '')
    const propuesta = await selectRow<{ id: number; version: number }>(
      `SELECT id, version FROM propuestas WHERE accion = 'carga.pagos' ORDER BY id DESC LIMIT 1`,
    )
    if (propuesta) await autorizarPropuesta(segunda, propuesta)
  } finally {
    await rm(folder, { recursive: true })
  }
}
