import type { Actor } from '#domain/acceso/actor.ts'
import { AppError } from '#api/errors.ts'
import {
  codigoConflicto,
  findIdsByKey,
  isNumEmpleadoTaken,
  isRetomable,
  loadRegistrados,
  presentCoincidencia,
  type Registrado,
  mensajeDeOtra,
} from '#api/afiliacion/padron/coincidencia.ts'

export interface Identidad {
  readonly curp: string
  readonly nss: string
  readonly numEmpleado: string
  readonly nivel1Id: number | null
}

/** Where each refusal stands in the body of the call. */
export interface PathsIdentidad {
  readonly curp: string
  readonly nss: string
  readonly numEmpleado: string
}

/**
 * Throws 409 when somebody else of the padrón has the CURP, the NSS or (in the entity) the employee number, naming the
 * person as far as the actor may know. Gives the withdrawn record that an alta takes up, if the CURP has one. Call it
 * after `lockPadron`, in the transaction of the change; `ownId` is the person being corrected, null for a new one.
 */
export async function assertIdentidadLibre(
  actor: Actor,
  identidad: Identidad,
  paths: PathsIdentidad,
  ownId: number | null = null,
): Promise<Registrado | null> {
  let retomada: Registrado | null = null
  for (const key of ['curp', 'nss'] as const) {
    const ids = (await findIdsByKey(key, identidad[key])).filter((id) => id !== ownId)
    for (const persona of await loadRegistrados(ids)) {
      if (ownId === null && isRetomable(actor, persona) && (key === 'curp' || persona.row.id === retomada?.row.id))
        retomada = persona
      else throw taken(actor, persona, key, paths[key], ownId !== null)
    }
  }
  const except = ownId ?? retomada?.row.id ?? null
  if (identidad.nivel1Id !== null && (await isNumEmpleadoTaken(identidad.numEmpleado, identidad.nivel1Id, except)))
    throw duplicatedNumber(paths.numEmpleado)
  return retomada
}

function taken(actor: Actor, persona: Registrado, por: 'curp' | 'nss', path: string, esCambio: boolean): AppError {
  const coincidencia = presentCoincidencia(actor, persona, por)
  const message = esCambio ? mensajeDeOtra(persona, por) : coincidencia.mensaje
  const issue = { path, code: 'registrada', message }
  return new AppError(409, codigoConflicto(actor, persona), message, [issue], {
    coincidencia: { ...coincidencia, mensaje: message },
  })
}

function duplicatedNumber(path: string): AppError {
  const message = 'Ese número de empleado ya es de otra persona de la misma entidad.'
  return new AppError(409, 'duplicado', message, [{ path, code: 'duplicado', message }])
}
