import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { enviarAlta, otraPersona, prepararAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo, type PortalClient } from '#test/support/portal/portal-client.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { emptyDatabase, runPortal, startPortal, type Portal } from '#test/support/portal/portal.ts'
import { filaSepomex, textoSepomex } from '#test/support/sepomex.ts'
import { fileForm } from '#test/support/upload.ts'
import { portalCli } from '#test/support/portal/portal-cli.ts'
import { conSemilla } from '#test/support/semilla.ts'
import { expectAltasEnteras } from '#test/support/portal/altas-enteras.ts'

let una: Portal
let otra: Portal
beforeAll(async () => {
  una = await startPortal()
  otra = await runPortal(una)
})
afterAll(() => Promise.all([una.stop(), otra.stop()]))

const again = (portal: Portal) => runPortal(portal)

describe('five desks over two processes', () => {
  const WRITERS = 5
  const PER_WRITER = 6

  it(`lose and double none of ${WRITERS * PER_WRITER} altas`, async () => {
    const before = await countRows(una, 'afiliados')
    const write = async (_: unknown, writer: number): Promise<string[]> => {
      const desk = await signInTo(una.url, 'ventanilla1')
      const folios: string[] = []
      for (let turn = 0; turn < PER_WRITER; turn += 1) {
        const client = (writer + turn) % 2 === 0 ? desk : desk.at(otra.url)
        const { status, body } = await enviarAlta(client, await prepararAlta(client, otraPersona()))
        expect([status, body['error']]).toEqual([201, undefined])
        folios.push(body.folio)
      }
      return folios
    }
    const folios = (await Promise.all(Array.from({ length: WRITERS }, write))).flat()
    expect(new Set(folios).size).toBe(WRITERS * PER_WRITER)
    await expectAltasEnteras(una, before + WRITERS * PER_WRITER)
  })
})

describe('26 falls of two processes under altas', () => {
  const ROUNDS = 13
  const DESKS = 3

  it(
    'lose no alta that was acknowledged, double none and leave none half done',
    conSemilla(async (random) => {
      const acknowledged = new Map<string, RespuestaAlta>()
      const before = await countRows(una, 'afiliados')
      for (let round = 0; round < ROUNDS; round += 1) {
        const desk = await signInTo(una.url, 'ventanilla1')
        const altas = await Promise.all(Array.from({ length: DESKS }, () => prepararAlta(desk, otraPersona())))
        const keyed = altas.map((solicitud) => ({ key: randomUUID(), solicitud }))
        const send = (client: PortalClient) =>
          Promise.all(
            keyed.map(async ({ key, solicitud }) => {
              const answer = await enviarAlta(client, solicitud, key).catch(() => null)
              if (!answer) return
              expect([answer.status, answer.body['error']]).toEqual([201, undefined])
              // Whoever was told once is told the same ever after, by whichever process.
              expect(answer.body).toEqual(acknowledged.get(key) ?? answer.body)
              acknowledged.set(key, answer.body)
            }),
          )
        const toOne = send(desk)
        await fall(una, random)
        await toOne
        // The desks send the same again to the process that is left, which falls under it.
        const toOther = send(desk.at(otra.url))
        await fall(otra, random)
        await toOther
        ;[una, otra] = await Promise.all([again(una), again(otra)])
        await Promise.all([send(desk.at(una.url)), send(desk.at(otra.url))])
      }
      expect(new Set([...acknowledged.values()].map(({ folio }) => folio)).size).toBe(ROUNDS * DESKS)
      await expectAltasEnteras(una, before + ROUNDS * DESKS)
    }),
  )
})

/** At any point of what was sent just now. */
async function fall(portal: Portal, random: SeededRandom): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, random.int(0, 59)))
  await portal.stop('SIGKILL')
}

/** Long to look at: a moment in which to fall. */
const manyColonias = () =>
  textoSepomex(Array.from({ length: 60_000 }, (_, i) => filaSepomex('20910', `Colonia ${i}`, String(1000 + i))))

describe('what a process that fell had begun', () => {
  it('a job is taken up by the other and done', async () => {
    const admin = await signInTo(otra.url, 'admin')
    expect(
      (await admin.upload('/api/cargas', fileForm(manyColonias(), 'CPdescarga.txt', { tipo: 'direcciones' }))).status,
    ).toBe(201)
    interface Job {
      readonly estado: string
      readonly duenio: string
      readonly intentos: number
    }
    const job = async (): Promise<Job | undefined> =>
      (await runSql<Job>(una, "SELECT estado, duenio, intentos FROM trabajos WHERE clase = 'carga.leer'"))[0]
    await expect.poll(async () => (await job())?.estado, { interval: 10 }).toBe('curso')
    const pid = Number((await job())?.duenio.split(' ')[1])
    if (pid === una.pid) [una, otra] = [otra, una]
    expect(otra.pid).toBe(pid)
    await otra.stop('SIGKILL')
    await expect.poll(async () => (await job())?.estado).toBe('hecho')
    expect(await job()).toMatchObject({ intentos: 2, duenio: expect.stringContaining(` ${una.pid} `) as string })
    otra = await again(otra)
  })

  it('reads that both answered are all in the bitácora, once; a file is left alone while its process lives', async () => {
    const desk = await signInTo(una.url, 'ventanilla1')
    await enviarAlta(desk, await prepararAlta(desk, otraPersona()))
    const [person] = await runSql<{ id: number }>(una, 'SELECT MAX(id) AS id FROM afiliados')
    const read = async (clients: readonly PortalClient[]): Promise<void> => {
      const answers = await Promise.all(clients.map((client) => client.get(`/api/panel/afiliados/${person?.id}`)))
      expect(answers.map(({ status }) => status)).toEqual(clients.map(() => 200))
    }
    const noted = () => countRows(una, 'bitacora', "acto = 'afiliado.leer'")
    const filesOf = async ({ dataDir, pid }: Portal): Promise<string[]> =>
      (await readdir(path.join(dataDir, 'consultas'))).filter((name) => name.includes(`~${pid}~`))
    await read(Array.from({ length: 60 }, (_, turn) => (turn % 2 === 0 ? desk : desk.at(otra.url))))
    await otra.stop('SIGKILL')
    await expect.poll(noted).toBe(60)
    await expect.poll(() => filesOf(otra)).toEqual([])
    otra = await again(otra)
    expect(await filesOf(una)).toHaveLength(1)
    await read(Array.from({ length: 10 }, () => desk))
    await expect.poll(noted).toBe(70)
    expect((await portalCli(una, 'bitacora', 'verificar')).stdout).toContain('Bitácora íntegra')
  })
})

describe('two processes that start together on an empty database', () => {
  it('make its tables, its catalogues, its administrator and its key once, and both serve', async () => {
    const database = await emptyDatabase()
    const portals = await Promise.all([runPortal(database), runPortal(database)])
    const claves = portals.flatMap(({ output }) => /Contraseña de un solo uso: (\S+)/.exec(output())?.[1] ?? [])
    expect(claves).toHaveLength(1)
    expect(await runSql(database, 'SELECT usuario FROM usuarios')).toEqual([{ usuario: 'admin' }])
    expect(await countRows(database, 'bitacora', "acto = 'catalogos.cargar'")).toBe(1)
    for (const { url } of portals) await signInTo(url, 'admin', claves[0])
    await Promise.all(portals.map((portal) => portal.stop()))
  })
})
