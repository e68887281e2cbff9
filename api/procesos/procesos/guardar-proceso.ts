import type { Actor } from '#domain/acceso/actor.ts'
import { etiquetaCampo } from '#domain/acceso/bitacora/etiquetas-campo.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { Proceso } from '#domain/procesos/modulo.ts'
import { rutaModulo } from '#domain/procesos/ruta-modulo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { conGanancias, sinDarMas } from '#api/acceso/perfiles/ganancias.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { findModulo } from '#api/procesos/modulos/modulo-row.ts'
import { findProceso } from './proceso-row.ts'
import { updateProceso, type ProcesoCambio } from './save-proceso.ts'

interface CambioConVersion {
  readonly id: number
  readonly version: number | null
  readonly cambio: ProcesoCambio
}

const CAMPOS = ['nombre', 'componente', 'tipo', 'orden', 'descripcion'] as const satisfies readonly (keyof Proceso)[]

/** A change of a process that gives profiles more, because they would open another view. */
export const CAMBIAR_PROCESO: Accion<CambioConVersion> = {
  id: 'proceso.cambiar',
  aplicar: async (actor, { id, version, cambio }) => {
    const antes = await findProceso(id)
    const { hecho, cambios } = await conGanancias(() => updateProceso(actor, id, cambio, version))
    const escritos = [
      ...CAMPOS.map((campo) => ({
        campo: etiquetaCampo(campo),
        antes: String(antes[campo] ?? ''),
        despues: String(hecho[campo] ?? ''),
      })),
      { campo: etiquetaCampo('id_modulo'), antes: await moduloDe(antes), despues: await moduloDe(hecho) },
      { campo: etiquetaCampo('parent_id'), antes: await grupoDe(antes), despues: await grupoDe(hecho) },
    ]
    return {
      sujeto: `Proceso ${antes.nombre}`,
      cambios: [...escritos.filter((one) => one.antes !== one.despues), ...cambios],
      importeCentavos: null,
      enlace: rutaModulo(await findModulo(hecho.id_modulo)),
      registro: id,
    }
  },
}

/**
 * Changes a process. A change that gives a profile more, because the process would open another view, waits for a second person
 * (decisions §11.7). Throws as `updateProceso`.
 */
export async function guardarProceso(
  actor: Actor,
  id: number,
  cambio: ProcesoCambio,
  version: number | null,
): Promise<Proceso | PropuestaHecha> {
  authorize(actor, 'procesos.administrar')
  const saved = await sinDarMas(() => updateProceso(actor, id, cambio, version))
  return saved ?? proponer(actor, CAMBIAR_PROCESO, { id, version, cambio })
}

const moduloDe = async ({ id_modulo }: Proceso): Promise<string> => (await findModulo(id_modulo)).nombre

const grupoDe = async ({ parent_id }: Proceso): Promise<string> =>
  parent_id === null ? '' : (await findProceso(parent_id)).nombre
