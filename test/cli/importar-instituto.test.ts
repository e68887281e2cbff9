import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ClaveDeCuenta, SimulacionCarga } from '#domain/cargas/carga.ts'
import { selectRows } from '#api/db/sql.ts'
import { Client } from '#test/support/client.ts'
import { portal } from './consola.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'instituto-'))
})

async function archivo(nombre: string, texto: string): Promise<string> {
  const ruta = path.join(folder, nombre)
  await writeFile(ruta, texto)
  return ruta
}

const CUENTAS = 'Usuario,Nombre completo,Correo electrónico,Perfil,Entidad,Adscripción,Dependencia\r\n'

describe('portal importar of accounts', () => {
  it('recognises the file, says what it would make, and prints each password once', async () => {
    const ruta = await archivo('usuarios.csv', `${CUENTAS}lia.sol,Lía Sol,,Auditor,,,\r\n`)
    const { code, out, err } = await portal(['importar', ruta, '-y'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('usuarios.csv, Cuentas de usuario. Lista para cargar.')
    expect(out).toContain('Cuentas nuevas de Auditor: 1')
    const folio = /CRG-\d\d-\d{6}/.exec(out)![0]
    expect(out).toContain(`${folio} quedó cargada. Sus cuentas ya pueden entrar.`)
    const pass = / {2}lia\.sol {2}(\w{16})/.exec(out)?.[1]
    expect((await new Client().post('/api/login', { usuario: 'lia.sol', pass })).body).toMatchObject({
      debeCambiarClave: true,
    })
    expect((await portal(['importar', 'ver', folio])).out).not.toContain(pass)
  })

  it('has the passwords in its JSON, and none in that of a simulation', async () => {
    const ruta = await archivo('json.csv', `${CUENTAS}leo.sol,Leo Sol,,Auditor,,,\r\n`)
    const simulada = await portal(['importar', ruta, '--simular', '--json'])
    expect(JSON.parse(simulada.out)).not.toHaveProperty('claves')
    const { code, out } = await portal(['importar', ruta, '-y', '--json'])
    const dicho = JSON.parse(out) as SimulacionCarga & { readonly claves: readonly ClaveDeCuenta[] }
    expect([code, dicho.carga.estado, dicho.claves.map(({ usuario }) => usuario)]).toEqual([0, 'aplicada', ['leo.sol']])
  })

  it('makes none if a row is wrong, names the fault by its line, and explains its code', async () => {
    const ruta = await archivo('malo.csv', `${CUENTAS}bien.uno,Bien Uno,,Auditor,,,\r\nmal.uno,Mal Uno,,Nadie,,,\r\n`)
    const { code, err } = await portal(['importar', ruta, '-y'])
    expect(code).toBe(1)
    expect(err).toContain('Renglón 3. Perfil: dice «Nadie»; se esperaba el nombre de un perfil del portal. C434')
    expect(await selectRows(`SELECT 1 FROM usuarios WHERE usuario = 'bien.uno'`)).toEqual([])
    expect((await portal(['importar', 'explicar', 'C434'])).out).toContain('Ningún perfil del portal se llama así.')
  })
})

describe('portal importar of rows of a catalogue', () => {
  it('needs --asunto and no entity, and counts without another person', async () => {
    const ruta = await archivo('civil.csv', 'Clave,Nombre,Activo\r\nCONCUBINATO,Concubinato,Sí\r\n')
    const sin = await portal(['importar', ruta, '--plano', 'CAT-CSV', '-y'])
    expect([sin.code, sin.err.trim()]).toEqual([2, 'Elige el catálogo de estos renglones.'])
    const { code, out } = await portal(['importar', ruta, '--asunto', 'estado_civil', '-y'])
    expect(code).toBe(0)
    expect(out).toContain('civil.csv, Renglones de un catálogo, Estado civil. Lista para cargar.')
    expect(out).toContain('Renglones nuevos: 1')
    expect(out).toContain('quedó cargada. El catálogo ya tiene estos renglones.')
    expect(await selectRows(`SELECT nombre FROM catalogo_renglones WHERE clave = 'CONCUBINATO'`)).toEqual([
      { nombre: 'Concubinato' },
    ])
  })

  it.each(['USU-CSV', 'CAT-CSV'])('has the template of %s', async (plano) => {
    const { code, out } = await portal(['importar', 'plantilla', plano])
    const [titulos, ...ejemplo] = out.trim().split('\r\n')
    expect([code, titulos]).toEqual([0, plano === 'CAT-CSV' ? 'Clave,Nombre,Activo' : CUENTAS.trim()])
    expect(ejemplo).toEqual([
      plano === 'CAT-CSV'
        ? 'EJEMPLO,Ejemplo ficticio,S'
        : 'persona.ejemplo,Persona Ejemplo Ficticio,persona@ejemplo.invalid,EJEMPLO,,,',
    ])
  })
})
