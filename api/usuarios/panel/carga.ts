import type { Actor } from '#domain/acceso/actor.ts'
import type { FilaTabla } from '#domain/fila-tabla.ts'
import {
  addError,
  CARGA_MAX,
  interpretCarga,
  type FilaInterpretada,
  type RespuestaCarga,
  type RevisionCarga,
} from '#domain/usuarios/carga.ts'
import type { OpcionesUsuario } from '#domain/usuarios/usuario.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { loadImpedimentos } from '#api/acceso/perfiles/assert-puede-dar.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { selectRows } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { leerTabla } from '#api/files/tabla/leer-tabla.ts'
import { primerosRechazos } from '#api/files/tabla/primeros-rechazos.ts'
import { newClaveTemporal } from '#api/usuarios/clave/issue-clave-temporal.ts'
import { insertUsuario } from './create-usuario.ts'
import { perfilesConSegunda } from './firmante.ts'
import { loadOpciones } from './opciones.ts'
import { selectUsuarios } from './usuario-row.ts'

/** Passwords hashed at once: each takes 19 MiB. */
const A_LA_VEZ = 4

/** What a file of accounts would do, row by row. Changes nothing. Throws 413, 415, 422 (no file that can be read). */
export async function previewCarga(actor: Actor, bytes: Uint8Array): Promise<RevisionCarga> {
  authorizeInstituto(actor, 'usuarios.administrar')
  return present(await review(actor, await leerTabla(bytes)))
}

/**
 * Makes every account of a file, or none, each with a one-time password that is told here and nowhere else. Throws 422
 * with `revision` when a row is wrong, 413, 415.
 */
export async function createCarga(actor: Actor, bytes: Uint8Array): Promise<RespuestaCarga> {
  authorizeInstituto(actor, 'usuarios.administrar')
  const tabla = await leerTabla(bytes)
  await assertSound(actor, tabla)
  const { filas } = await review(actor, tabla)
  const claves = await newClaves(filas.length)
  const created = await inTransaction(async () => {
    await holdTurno('cuentas')
    // Again, now that nobody else writes: another one may have made an account meanwhile.
    await assertSound(actor, tabla)
    const ids = new Map<number, string>()
    for (const [index, { datos }] of filas.entries()) {
      const temporal = claves[index]
      if (temporal) ids.set(await insertUsuario(actor, datos, temporal), temporal.clave)
    }
    return ids
  })
  const usuarios = await selectUsuarios(actor)
  return {
    creados: usuarios.flatMap((usuario) => {
      const clave = created.get(usuario.id)
      return clave === undefined ? [] : [{ usuario, clave }]
    }),
  }
}

async function assertSound(actor: Actor, tabla: readonly FilaTabla[]): Promise<void> {
  const revision = present(await review(actor, tabla))
  if (revision.conError === 0 && revision.columnasFaltantes.length === 0 && revision.filas.length > 0) return
  const message =
    revision.conError > 0
      ? `Hay renglones por corregir (${revision.conError}): no se creó ninguna cuenta.`
      : 'El archivo no trae cuentas que crear.'
  throw new AppError(422, 'reglas', message, [], { revision })
}

type Revisada = Omit<RevisionCarga, 'conError' | 'filas' | 'total'> & { readonly filas: readonly FilaInterpretada[] }

async function review(actor: Actor, tabla: readonly FilaTabla[]): Promise<Revisada> {
  if (tabla.length - 1 > CARGA_MAX)
    throw new AppError(413, 'filas', `El archivo trae más de ${CARGA_MAX} cuentas: divídelo en partes.`)
  const opciones = await loadOpciones()
  const cuentas = await selectCuentas()
  const impedimentos = new Map([...(await impedimentosDeDos(opciones)), ...(await loadImpedimentos(actor))])
  const interpretation = interpretCarga(tabla, opciones)
  return { ...interpretation, filas: interpretation.filas.map((fila) => againstDatabase(fila, cuentas, impedimentos)) }
}

/** Why a file makes no account that needs two people: the second one authorises a single account, and a file is made whole or not at all. */
async function impedimentosDeDos({ perfiles }: OpcionesUsuario): Promise<[number, string][]> {
  const deDos = await perfilesConSegunda()
  return perfiles
    .filter(({ id }) => deDos.has(id))
    .map(({ id, nombre }) => [
      id,
      `El perfil ${nombre} firma o autoriza: crea esta cuenta por separado, para que otra persona la autorice.`,
    ])
}

interface Cuentas {
  readonly usuarios: ReadonlySet<string>
  readonly correos: ReadonlySet<string>
}

async function selectCuentas(): Promise<Cuentas> {
  const rows = await selectRows<{ usuario: string; correo: string }>(
    'SELECT lower(usuario) AS usuario, lower(correo) AS correo FROM usuarios',
  )
  return { usuarios: new Set(rows.map(({ usuario }) => usuario)), correos: new Set(rows.map(({ correo }) => correo)) }
}

function againstDatabase(
  fila: FilaInterpretada,
  cuentas: Cuentas,
  impedimentos: ReadonlyMap<number, string>,
): FilaInterpretada {
  const errores = { ...fila.errores }
  const { usuario, correo, perfilId } = fila.datos
  const add = (path: string, message: string) => addError(errores, { path, code: 'carga', message })
  if (cuentas.usuarios.has(usuario)) add('usuario', `Ya existe el usuario ${usuario}.`)
  if (correo !== '' && cuentas.correos.has(correo)) add('correo', 'Otra cuenta ya tiene ese correo.')
  const impedimento = impedimentos.get(perfilId)
  if (impedimento !== undefined) add('perfilId', impedimento)
  return { ...fila, errores }
}

function present({ filas, columnasFaltantes, columnasIgnoradas }: Revisada): RevisionCarga {
  return {
    filas: primerosRechazos(filas).map(({ fila, textos, errores }) => ({ fila, textos, errores })),
    total: filas.length,
    conError: filas.filter(({ errores }) => Object.keys(errores).length > 0).length,
    columnasFaltantes,
    columnasIgnoradas,
  }
}

async function newClaves(count: number): Promise<Awaited<ReturnType<typeof newClaveTemporal>>[]> {
  const claves = []
  for (let start = 0; start < count; start += A_LA_VEZ) {
    const size = Math.min(A_LA_VEZ, count - start)
    claves.push(...(await Promise.all(Array.from({ length: size }, () => newClaveTemporal()))))
  }
  return claves
}
