import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enviarAlta, otraPersona, prepararAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo, type PortalClient } from '#test/support/portal/portal-client.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { runPortal, startPortal, type Portal } from '#test/support/portal/portal.ts'
import { altasIncompletas, expectAltasEnteras } from '#test/support/portal/altas-enteras.ts'
import { portalCli } from '#test/support/portal/portal-cli.ts'
import { conSemilla } from '#test/support/semilla.ts'

const FALLS = 10
const WRITERS = 5
const PER_WRITER = 20

describe('a machine that dies while it saves', () => {
  let portal: Portal
  let client: PortalClient
  beforeAll(async () => {
    portal = await startPortal()
    client = await signInTo(portal.url, 'ventanilla1')
  })
  afterAll(() => portal.stop())

  it(
    `leaves nothing half done at any of ${FALLS} points, and sending again gives one record`,
    conSemilla(async (random) => {
      for (let fall = 0; fall < FALLS; fall += 1) {
        const persona = otraPersona()
        const solicitud = await prepararAlta(client, persona)
        const key = randomUUID()
        const lost = enviarAlta(client, solicitud, key).catch(() => null)
        await new Promise((resolve) => setTimeout(resolve, random.int(0, 39)))
        await portal.stop('SIGKILL')
        const answer = await lost
        portal = await runPortal(portal)
        client = client.at(portal.url)
        expect(await altasIncompletas(portal)).toEqual([])
        const again = await enviarAlta(client, solicitud, key)
        expect([again.status, again.body['error']]).toEqual([201, undefined])
        if (answer) expect(again.body).toEqual(answer.body)
        expect((await enviarAlta(client, solicitud, key)).body).toEqual(again.body)
      }
      await expectAltasEnteras(portal, FALLS)
    }),
  )
})

describe(`${WRITERS} desks that save at once`, () => {
  let portal: Portal
  beforeAll(async () => {
    portal = await startPortal()
  })
  afterAll(() => portal.stop())

  it(`lose and double none of ${WRITERS * PER_WRITER} altas`, async () => {
    const write = async (): Promise<string[]> => {
      const client = await signInTo(portal.url, 'ventanilla1')
      const folios: string[] = []
      for (let turn = 0; turn < PER_WRITER; turn += 1) {
        const { status, body } = await enviarAlta(client, await prepararAlta(client, otraPersona()))
        expect([status, body['error']]).toEqual([201, undefined])
        folios.push(body.folio)
      }
      return folios
    }
    const folios = (await Promise.all(Array.from({ length: WRITERS }, write))).flat()
    expect(new Set(folios).size).toBe(WRITERS * PER_WRITER)
    await expectAltasEnteras(portal, WRITERS * PER_WRITER)
  })
})

describe('a machine that dies right after people were read', () => {
  const READERS = 5
  const PER_READER = 40
  let portal: Portal
  beforeAll(async () => {
    portal = await startPortal()
  })
  afterAll(() => portal.stop())

  it(`has each of the ${READERS * PER_READER} answered reads in its bitácora, once`, async () => {
    const client = await signInTo(portal.url, 'ventanilla1')
    await enviarAlta(client, await prepararAlta(client, otraPersona()))
    const [person] = await runSql<{ id: number }>(portal, 'SELECT id FROM afiliados')
    const read = async (): Promise<void> => {
      for (let turn = 0; turn < PER_READER; turn += 1)
        expect((await client.get(`/api/panel/afiliados/${person?.id}`)).status).toBe(200)
    }
    await Promise.all(Array.from({ length: READERS }, read))
    await portal.stop('SIGKILL')
    portal = await runPortal(portal)
    await expect.poll(() => countRows(portal, 'bitacora', "acto = 'afiliado.leer'")).toBe(READERS * PER_READER)
    expect((await portalCli(portal, 'bitacora', 'verificar')).stdout).toContain('Bitácora íntegra')
  })
})
