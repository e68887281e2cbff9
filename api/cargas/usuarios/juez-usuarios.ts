import type { Actor } from '#domain/acceso/actor.ts'
import { conFaltasDeRegla } from '#domain/cargas/falta.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { juzgarCuenta, type ContextoCuenta, type CuentaJuzgada } from '#domain/cargas/usuarios/juzgar-cuenta.ts'
import type { OpcionesUsuario, UsuarioDatos } from '#domain/usuarios/usuario.ts'
import { loadImpedimentos } from '#api/acceso/perfiles/assert-puede-dar.ts'
import { selectRows } from '#api/db/sql.ts'
import { perfilesConSegunda } from '#api/usuarios/panel/firmante.ts'
import { loadOpciones } from '#api/usuarios/panel/opciones.ts'
import type { Juez } from '#api/cargas/tipos/servidor-de-carga.ts'

/** Judges the accounts of a file. All of them are judged together: nothing is occupied by an earlier chunk. */
export const juezDeUsuarios = (actor: Actor): Juez => ({
  juzgar: async (lineas) =>
    (await juzgarCuentas(actor, lineas)).map(({ datos, faltas }) => ({
      afiliadoId: null,
      llave: llaveDe(datos),
      ocupa: [`usuario ${datos.usuario}`, ...(datos.correo === '' ? [] : [`correo ${datos.correo}`])],
      faltas,
      filas: () => [],
    })),
  ocupadas: () => Promise.resolve(new Map()),
  repetido: (linea) => ({
    codigo: 'C437',
    campo: 'Usuario o correo electrónico',
    columna: '',
    hallado: `ya está en el renglón ${linea}`,
    esperado: 'un usuario y un correo por persona',
  }),
})

/** The accounts of some rows, judged with what the portal has now. */
export async function juzgarCuentas(actor: Actor, lineas: readonly LineaLeida[]): Promise<CuentaJuzgada[]> {
  const contexto = await contextoDe(actor)
  return lineas.map(({ valores, faltas }) => {
    const juzgada = juzgarCuenta(valores, contexto)
    return { datos: juzgada.datos, faltas: conFaltasDeRegla(faltas, juzgada.faltas) }
  })
}

/** Who the account is, and what it gets: a profile or a unit that is another one by now makes another key. */
export const llaveDe = ({ usuario, perfilId, entidadId, adscripcionId, dependenciaId }: UsuarioDatos): string =>
  [usuario, perfilId, entidadId ?? 0, adscripcionId ?? 0, dependenciaId ?? 0].join(' ')

/** The profile of a key. */
export const perfilDeLlave = (llave: string): number => Number(llave.split(' ')[1])

async function contextoDe(actor: Actor): Promise<ContextoCuenta> {
  const opciones = await loadOpciones()
  const rows = await selectRows<{ usuario: string; correo: string }>(
    'SELECT lower(usuario) AS usuario, lower(correo) AS correo FROM usuarios',
  )
  return {
    opciones,
    usuarios: new Set(rows.map(({ usuario }) => usuario)),
    correos: new Set(rows.map(({ correo }) => correo)),
    impedimentos: new Map([...(await impedimentosDeDos(opciones)), ...(await impedimentosPropios(actor))]),
  }
}

/** Two people give these profiles to an account: the second one authorises a single account, and a file is made whole or not at all. */
async function impedimentosDeDos({ perfiles }: OpcionesUsuario): Promise<[number, string][]> {
  const deDos = await perfilesConSegunda()
  return perfiles
    .filter(({ id }) => deDos.has(id))
    .map(({ id }) => [
      id,
      'un perfil que no firme ni autorice: esta cuenta se crea por separado, para que otra persona la autorice',
    ])
}

async function impedimentosPropios(actor: Actor): Promise<[number, string][]> {
  return [...(await loadImpedimentos(actor))].map(([id, porque]) => [
    id,
    `un perfil que puedas dar (${porque.replace(/\.$/, '')})`,
  ])
}
