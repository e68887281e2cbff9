import type { Actor } from '#domain/acceso/actor.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { siguientePaso } from '#domain/cargas/siguiente-paso.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { forbidden, AppError } from '#api/errors.ts'
import { defineTrabajo, type MarchaTrabajo } from '#api/jobs/trabajos.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { folioDe, loadCarga } from '#api/cargas/carga-row.ts'
import { leerCarga } from '#api/cargas/leer-carga.ts'
import type { MarchaCarga } from './marcha-carga.ts'
import { prepararCarga } from '#api/cargas/preparar-carga.ts'
import { seguirPublicando } from '#api/cargas/publicar-carga.ts'
import { CARGAR, LEER, PUBLICAR } from './clase-trabajo.ts'

/** Every block is one transaction: what died goes on where it was. */
const INTENTOS = 5

/** Data of the job of a load's step: who asked for it. */
interface DatosPaso {
  readonly carga: number
  readonly usuario: number
}

/** The jobs of a load: they read its file, write its rows, and publish them once they are approved. */
export function defineTrabajosCargas(): void {
  const pasos = [
    { clase: LEER, titulo: 'Leer un archivo de carga', run: leer },
    { clase: CARGAR, titulo: 'Cargar los renglones de un archivo', run: cargar },
    { clase: PUBLICAR, titulo: 'Publicar los renglones de un archivo aprobado', run: publicar },
  ] as const
  for (const { clase, titulo, run } of pasos)
    defineTrabajo({
      clase,
      titulo,
      intentos: INTENTOS,
      // Rights, window or state: another attempt ends the same.
      reintentar: (error) => !(error instanceof AppError) || error.status === 503,
      enlace: rutaVista('cargas'),
      run: (datos, marcha) => run(datos as unknown as DatosPaso, marcha),
    })
}

async function leer({ carga, usuario }: DatosPaso, marcha: MarchaTrabajo): Promise<string> {
  const leida = await leerCarga(await actorDe(usuario), await loadCarga(carga), marchaDe(marcha))
  if (leida.estado === 'rechazada') return `${folioDe(leida)} se rechazó: ${leida.rechazo}`
  return `${folioDe(leida)} está lista para cargar: entran ${cuentaTexto(leida.renglones - leida.rechazados, 'renglón', 'renglones')}.`
}

async function cargar({ carga, usuario }: DatosPaso, marcha: MarchaTrabajo): Promise<string> {
  const row = await loadCarga(carga)
  try {
    await prepararCarga(await actorDe(usuario), folioDe(row), row.motivo, marchaDe(marcha))
  } catch (error) {
    // Trying again would load what nobody has seen.
    if (error instanceof AppError && error.codigo === 'veredictos') return error.message
    throw error
  }
  return siguientePaso({ folio: folioDe(row), tipo: row.tipo })
}

async function publicar({ carga }: DatosPaso, marcha: MarchaTrabajo): Promise<string> {
  const publicada = await seguirPublicando(await loadCarga(carga), marchaDe(marcha))
  return `${folioDe(publicada)} quedó cargada. ${publicada.aviso}`.trim()
}

/** Who asked for it, with the rights of now. */
async function actorDe(usuario: number): Promise<Actor> {
  const actor = await loadActor(usuario, { medio: 'api', direccion: 'servidor' })
  if (!actor) throw forbidden()
  return actor
}

function marchaDe({ progreso, signal }: MarchaTrabajo): MarchaCarga {
  return {
    signal,
    onRenglones: (hechos) => progreso(hechos, 0),
    onPaso: (texto) => progreso(0, 0, texto),
    onEspera: (folio) => progreso(0, 0, `Espera a que termine ${folio}.`),
  }
}
