import type { Actor } from '#domain/acceso/actor.ts'
import type { ClaveDeCuenta, EfectoCarga } from '#domain/cargas/carga.ts'
import { isRechazo } from '#domain/cargas/codigos.ts'
import { unidadDeUsuario } from '#domain/usuarios/usuario.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { selectRows } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { newClavesTemporales } from '#api/usuarios/clave/issue-clave-temporal.ts'
import { insertUsuario } from '#api/usuarios/panel/create-usuario.ts'
import { selectUsuarios } from '#api/usuarios/panel/usuario-row.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import { deRenglones, renglonesEscenificados } from '#api/cargas/tipos/de-renglones.ts'
import { juezDeUsuarios, juzgarCuentas, llaveDe, perfilDeLlave } from './juez-usuarios.ts'

/**
 * Accounts of the portal: all are made or none. Their one-time passwords are in the answer of the call that makes them and nowhere else; the
 * database has their hashes. A password that was lost is replaced by a new one, as any other.
 */
export const SERVIDOR_USUARIOS = deRenglones('usuarios', {
  juez: (actor) => Promise.resolve(juezDeUsuarios(actor)),
  cifras: async ({ id }) => ({ totales: [], sinRenglon: 0, efectos: await cuentasPorPerfil(id) }),
  publicacion: { por: 'llamada', preparar: prepararCuentas },
})

/** New accounts of each profile, the most first. */
async function cuentasPorPerfil(cargaId: number): Promise<EfectoCarga[]> {
  const perfiles = await selectRows<{ id: number; nombre: string }>('SELECT id, nombre FROM perfiles')
  const cuentas = new Map<number, number>()
  for (const { llave } of await renglonesEscenificados(cargaId)) {
    const perfil = perfilDeLlave(llave)
    cuentas.set(perfil, (cuentas.get(perfil) ?? 0) + 1)
  }
  return [...cuentas]
    .map(([id, renglones]) => ({
      titulo: `Cuentas nuevas de ${perfiles.find((perfil) => perfil.id === id)?.nombre ?? 'otro perfil'}`,
      renglones,
    }))
    .sort((a, b) => b.renglones - a.renglones || a.titulo.localeCompare(b.titulo, 'es'))
}

/** Makes the passwords, which takes its time, before anybody waits for the turn of accounts. */
async function prepararCuentas(actor: Actor, { id }: CargaRow): Promise<() => Promise<readonly ClaveDeCuenta[]>> {
  const escenificados = await renglonesEscenificados(id)
  const temporales = await newClavesTemporales(escenificados.length)
  return async () => {
    await holdTurno('cuentas')
    // Again, now that nobody else writes: somebody may have made an account meanwhile.
    const juzgadas = await juzgarCuentas(
      actor,
      escenificados.map(({ leida }) => leida),
    )
    const sigue = juzgadas.every(
      ({ datos, faltas }, i) =>
        llaveDe(datos) === escenificados[i]?.llave && !faltas.some(({ codigo }) => isRechazo(codigo)),
    )
    if (!sigue)
      throw conflict('veredictos', 'Desde la simulación cambiaron cuentas o perfiles: revisa el archivo de nuevo.')
    const claves = new Map<number, string>()
    for (const [i, { datos }] of juzgadas.entries()) {
      const temporal = temporales[i]
      if (temporal) claves.set(await insertUsuario(actor, datos, temporal), temporal.clave)
    }
    return present(actor, claves)
  }
}

async function present(actor: Actor, claves: ReadonlyMap<number, string>): Promise<ClaveDeCuenta[]> {
  return (await selectUsuarios(actor)).flatMap((cuenta) => {
    const clave = claves.get(cuenta.id)
    if (clave === undefined) return []
    const { usuario, nombre, perfil } = cuenta
    return [{ usuario, nombre, perfil, lugar: unidadDeUsuario(cuenta), clave }]
  })
}
