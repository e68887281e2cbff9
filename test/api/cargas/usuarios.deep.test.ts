import { beforeAll, describe, expect, it } from 'vitest'
import type { ClaveDeCuenta, PaginaRenglones } from '#domain/cargas/carga.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { inTransaction } from '#api/db/database.ts'
import { localPath } from '#api/files/storage.ts'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import { readFile } from 'node:fs/promises'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { prepararCarga } from '#api/cargas/preparar-carga.ts'
import { Client, signIn } from '#test/support/client.ts'
import { enviar, faltasDe, leida, pedirCarga, verCarga } from '#test/support/cargas/carga-del-instituto.ts'
import { libroDe } from '#test/support/cargas/libro-de.ts'

let admin: Client

beforeAll(async () => {
  admin = await signIn('admin')
})

const TITULOS = 'Usuario,Nombre completo,Correo electrónico,Perfil,Entidad,Adscripción,Dependencia'
const texto = (...filas: string[]): string => [TITULOS, ...filas, ''].join('\r\n')
const leer = (contenido: string | Uint8Array, nombre = 'usuarios.csv', quien = admin) =>
  leida(quien, { tipo: 'usuarios', contenido, nombre })
const countUsuarios = async () => (await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM usuarios'))?.n

describe('reading a file of accounts', () => {
  it('reads Windows-1252 with semicolons, and titles without accents; other columns are not kept', async () => {
    const csv =
      'USUARIO;NOMBRE COMPLETO;PERFIL;ADSCRIPCION;Notas\r\nnunez;Íñigo Núñez;ventanilla;Secretaría de Educación;secreta\r\n'
    const { carga, efectos, entran } = await leer(Buffer.from(csv, 'latin1'))
    expect([carga.estado, carga.plano, entran]).toEqual(['revisada', 'USU-CSV', 1])
    expect(efectos).toEqual([{ titulo: 'Cuentas nuevas de Ventanilla', renglones: 1 }])
    const { renglones } = (await admin.get<PaginaRenglones>(`/api/cargas/${carga.folio}/renglones`)).body
    expect(renglones[0]).toMatchObject({
      linea: 2,
      datos: [
        ['Usuario', 'nunez'],
        ['Nombre completo', 'Íñigo Núñez'],
        ['Perfil', 'ventanilla'],
        ['Adscripción', 'Secretaría de Educación'],
      ],
    })
    expect(JSON.stringify(renglones)).not.toContain('secreta')
  })

  it('refuses it whole with every fault at its line and field, and makes nothing', async () => {
    const before = await countUsuarios()
    const { carga, acciones } = await leer(
      texto(
        'ana,Ana Ruiz,ana@ejemplo.mx,Ventanilla,,Secretaría de Salud,',
        'ana,Ana Otra,ana2@ejemplo.mx,Ventanilla,,Secretaría de Salud,',
        'jefe,Otro Jefe,no es correo,Auditor,,,',
        'luis,Luis Paz,,Nadie,,,',
        'sara,Sara Sol,,Ventanilla,,,',
        'mal,,,Ventanilla,,Secretaría de Marte,',
        'tino,Tino Vega,,Ventanilla,Municipios,Secretaría de Salud,',
        'ñandú,Eva Paz,,Auditor,,,',
      ),
    )
    expect([carga.estado, carga.rechazo, acciones]).toEqual([
      'rechazada',
      'Hay 7 renglones con faltas: este archivo entra completo o no entra.',
      ['malos', 'original', 'descartar'],
    ])
    expect(await faltasDe(admin, carga.folio)).toEqual([
      [3, 'Usuario o correo electrónico', 'C437', 'un usuario y un correo por persona'],
      [4, 'Correo electrónico', 'C433', 'un correo como nombre@institucion.gob.mx'],
      [4, 'Usuario', 'C432', 'un usuario que todavía no exista'],
      [5, 'Perfil', 'C434', 'el nombre de un perfil del portal'],
      [6, 'Entidad', 'C436', 'al menos la entidad, porque ese perfil ve solo lo de su lugar'],
      [7, 'Nombre completo', 'C205', 'un dato'],
      [7, 'Adscripción', 'C436', 'una adscripción que exista, con su nombre completo'],
      [8, 'Adscripción', 'C436', 'una adscripción que pertenezca a lo escrito en las otras columnas'],
      [9, 'Usuario', 'C431', 'de 3 a 18 letras sin acento, dígitos, puntos, guiones o guiones bajos'],
    ])
    expect(await countUsuarios()).toBe(before)
  })

  it.each([
    ['a file without its columns', 'Clave,Cosa\n1,2\n', 'se esperaba «Usuario», «Nombre completo», «Perfil». C103'],
    ['titles without rows', `${TITULOS}\n`, 'C101'],
    ['a PDF', Buffer.from('%PDF-1.4\0\0'), 'C107'],
  ])('refuses %s', async (_what, contenido, codigo) => {
    const { carga } = await leer(contenido)
    expect([carga.estado, carga.rechazo]).toEqual(['rechazada', expect.stringContaining(codigo) as string])
  })

  it('is for those who administer accounts: the treasury, which loads payments, sees none of it', async () => {
    const { carga } = await leer(texto('pia,Pía Sol,,Auditor,,,'))
    const tesoreria = await signIn('tesoreria')
    expect((await enviar(tesoreria, { tipo: 'usuarios', contenido: texto('leo,Leo Sol,,Auditor,,,') })).status).toBe(
      422,
    )
    expect((await tesoreria.get(`/api/cargas/${carga.folio}`)).status).toBe(404)
  })
})

describe('loading accounts', () => {
  it('makes all of a workbook in its own call, and shows each password there and nowhere else', async () => {
    const detalle = await leer(
      await libroDe([
        TITULOS.split(','),
        ['eva.mora', 'Eva Mora & Díaz', 'eva@ejemplo.mx', 'Ventanilla', '', 'Secretaría de Salud', ''],
        [104418, "'=Iván <Luna>", '', 'Auditor', '', '', ''],
      ]),
      'usuarios.xlsx',
    )
    expect(detalle.acciones).toContain('cargar')
    const res = await pedirCarga(admin, detalle)
    expect([res.status, res.headers.get('cache-control')]).toEqual([202, 'no-store'])
    expect(res.body).toMatchObject({ carga: { estado: 'aplicada' }, paso: null, impedimento: '' })
    expect(
      res.body.claves
        .map(({ usuario, nombre, perfil, lugar }) => [usuario, nombre, perfil, lugar].join(', '))
        .toSorted(),
    ).toEqual(['104418, =Iván <Luna>, Auditor, ', 'eva.mora, Eva Mora & Díaz, Ventanilla, Secretaría de Salud'])
    const { usuario, clave } = res.body.claves.find((cuenta) => cuenta.usuario === 'eva.mora') as ClaveDeCuenta
    const login = await new Client().post('/api/login', { usuario, pass: clave })
    expect(login.body).toMatchObject({ debeCambiarClave: true })
    const { folio } = detalle.carga
    expect(await verCarga(admin, folio)).not.toHaveProperty('claves')
    expect((await verCarga(admin, folio)).acciones).toEqual(['original'])
    await nowhere(res.body.claves)
  })

  /** No row of the database and no stored file has any of the passwords. */
  async function nowhere(claves: readonly ClaveDeCuenta[]): Promise<void> {
    const guardado = JSON.stringify([
      await selectRows('SELECT * FROM cargas'),
      await selectRows('SELECT * FROM carga_renglones'),
      await selectRows('SELECT * FROM bitacora'),
      await selectRows('SELECT * FROM trabajos'),
      await selectRows('SELECT * FROM usuarios'),
    ])
    const originales = await selectRows<{ id: number }>(`SELECT id FROM cargas WHERE tipo = 'usuarios'`)
    const archivos = await Promise.all(
      originales.map(async ({ id }) => (await readFile(await localPath(`cargas/${id}`))).toString('latin1')),
    )
    for (const { clave } of claves) for (const where of [guardado, ...archivos]) expect(where).not.toContain(clave)
  }

  it('is never done by a job, which would show the passwords to nobody', async () => {
    const detalle = await leer(texto('sol.uno,Sol Uno,,Auditor,,,'))
    await expect(prepararCarga(SISTEMA, detalle.carga.folio, '')).rejects.toThrow('only a call that shows')
    expect((await selectRows(`SELECT 1 FROM usuarios WHERE usuario = 'sol.uno'`)).length).toBe(0)
  })

  it('makes none if somebody took a user meanwhile: the simulation is another one', async () => {
    const detalle = await leer(texto('libre,Luz Libre,,Auditor,,,', 'tomado,Tom Ado,,Auditor,,,'))
    const otra = await leer(texto('tomado,Otra Persona,,Auditor,,,'))
    expect((await pedirCarga(admin, otra)).status).toBe(202)
    const res = await pedirCarga(admin, detalle)
    expect([res.status, res.body.error]).toEqual([
      409,
      'Desde la simulación cambió lo que pasa con un renglón: revisa la simulación de nuevo.',
    ])
    expect((await verCarga(admin, detalle.carga.folio)).carga.estado).toBe('rechazada')
    expect((await selectRows(`SELECT 1 FROM usuarios WHERE usuario = 'libre'`)).length).toBe(0)
  })

  it('sent twice at once makes each account once', async () => {
    const detalle = await leer(texto('doble.uno,Dos Veces,,Auditor,,,'))
    const twice = await Promise.all([pedirCarga(admin, detalle), pedirCarga(admin, detalle)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([202, 409])
    expect((await selectRows(`SELECT 1 FROM usuarios WHERE usuario = 'doble.uno'`)).length).toBe(1)
  })

  it('cut in the middle wrote nothing, and is loaded again from its simulation', async () => {
    const detalle = await leer(texto('corte.uno,Cora Corte,,Auditor,,,'))
    const { folio } = detalle.carga
    await inTransaction(() =>
      execute(`UPDATE cargas SET estado = 'aplicando', aplicados = 2, trabajo_id = NULL WHERE id = $1`, [
        detalle.carga.id,
      ]),
    )
    expect((await verCarga(admin, folio)).acciones).toContain('reanudar')
    expect((await admin.post(`/api/cargas/${folio}/reanudar`, {})).status).toBe(202)
    const otra = await verCarga(admin, folio)
    expect(otra.carga.estado).toBe('revisada')
    expect((await pedirCarga(admin, otra)).body.claves.map(({ usuario }) => usuario)).toEqual(['corte.uno'])
  })

  it('is not undone whole, and says what to do instead', async () => {
    const detalle = await leer(texto('fija.una,Fina Fija,,Auditor,,,'))
    const { body } = await pedirCarga(admin, detalle)
    expect(body.acciones).not.toContain('deshacer')
    const res = await admin.post<{ error: string }>(`/api/cargas/${detalle.carga.folio}/deshacer`, {
      motivo: 'Por error',
    })
    expect([res.status, res.body.error]).toEqual([
      409,
      'Una carga de cuentas no se deshace completa: cada cuenta se elimina, o se desactiva si ya se usó, en Gestión de Usuarios.',
    ])
    expect((await verifyBitacora()).falla).toBeNull()
  })

  it('refuses the same file again, by its folio', async () => {
    const contenido = texto('vez.una,Una Vez,,Auditor,,,')
    const { carga } = await leer(contenido)
    const res = await enviar(admin, { tipo: 'usuarios', contenido })
    expect([res.status, res.body.codigo, res.body.error]).toEqual([
      409,
      'archivo_repetido',
      expect.stringContaining(carga.folio) as string,
    ])
  })

  it('takes at most 500 accounts', async () => {
    const filas = Array.from({ length: 501 }, (_, n) => `cuenta${n},Cuenta ${n},,Auditor,,,`)
    expect((await leer(texto(...filas))).carga.rechazo).toBe('El archivo trae más de 500 renglones: divídelo. C428')
  })
})
