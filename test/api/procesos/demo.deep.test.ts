import { beforeAll, describe, expect, it } from 'vitest'
import { quincenaOf } from '#domain/calendario/quincena.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { IndicadoresOperativo } from '#domain/procesos/indicadores.ts'
import type { RespuestaInicio } from '#domain/procesos/inicio.ts'
import type { CierresQuincena } from '#domain/quincenas/cierre.ts'
import type { CatalogoFirmas } from '#domain/formatos/firma.ts'
import type { UnidadPanel } from '#domain/organica/panel.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { nextFolio, nextInterno } from '#api/afiliacion/alta/consecutivos.ts'
import { selectMovimientos } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { presentMovimientoRenglones } from '#api/afiliacion/movimientos/present-movimiento.ts'
import { assertDemoAllowed } from '#seeds/demo/assert-demo-allowed.ts'
import { loadAfiliados } from '#seeds/demo/load-afiliados.ts'
import { loadCargos } from '#seeds/demo/load-cargos.ts'
import { loadFirmas } from '#seeds/demo/load-firmas.ts'
import { loadInstitucion } from '#seeds/demo/load-institucion.ts'
import { signIn } from '#test/support/client.ts'

const count = async (from: string): Promise<number> =>
  (await selectRow<{ n: number }>(`SELECT COUNT(*) AS n FROM ${from}`))!.n

const TIPOS = ['Alta', 'Actualización', 'Baja', 'Baja permanente', 'Licencia con aportación', 'Jubilación', 'Reingreso']

beforeAll(() => loadAfiliados(today()))

describe('affiliates of the demo', () => {
  it('are two thousand, loaded once', async () => {
    expect(await count('afiliados')).toBe(2000)
    expect(await count('afiliado_org')).toBe(2000)
    expect(await loadAfiliados(today())).toBe(0)
    expect(await count('afiliados')).toBe(2000)
  })

  it('are of every kind that a desk meets', async () => {
    const rows = await selectRows<{ situacion: string; n: number }>(
      'SELECT situacion, COUNT(*) AS n FROM afiliados GROUP BY situacion',
    )
    const by = new Map(rows.map(({ situacion, n }) => [situacion, n]))
    expect(by.get('T')).toBe(31)
    expect(by.get('A')).toBeGreaterThan(1500)
    for (const letra of ['B', 'D', 'E', 'L', 'P']) expect(by.get(letra)).toBeGreaterThan(10)
  })

  it('have a history that fits their situation, and no movement before they came', async () => {
    const applied = 'movimientos m JOIN afiliados a ON a.id = m.afiliado_id WHERE m.aplicado'
    expect(await count(`${applied} AND m.tipo_id = 1`)).toBe(2000 - 31)
    expect(await count(`${applied} AND m.causa = 'defuncion'`)).toBe(await count(`afiliados WHERE situacion = 'D'`))
    for (const [letra, tipo] of [
      ['B', 3],
      ['D', 3],
      ['E', 6],
      ['P', 9],
      ['L', 8],
    ])
      expect(await count(`${applied} AND m.tipo_id = ${tipo} AND a.situacion = '${letra}'`)).toBe(
        await count(`afiliados WHERE situacion = '${letra}'`),
      )
    expect(await count(`${applied} AND m.fecha < a.fecha_alta`)).toBe(0)
    expect(await count(`movimientos WHERE fecha > '${today()}'`)).toBe(0)
    expect(await count('afiliados WHERE fecha_alta < fecha_nacimiento')).toBe(0)
  })

  it('have movements of every type in the last six closed quincenas, and in ten entities each', async () => {
    const open = quincenaOf(today())
    const rows = await selectRows<{ quincena: number; tipos: number; entidades: number }>(
      `SELECT m.quincena, CAST(COUNT(DISTINCT m.tipo_id) AS INTEGER) AS tipos,
              CAST(COUNT(DISTINCT a.nivel1_id) AS INTEGER) AS entidades
       FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
       WHERE m.aplicado AND m.quincena BETWEEN $1 AND $2 GROUP BY m.quincena ORDER BY m.quincena`,
      [open - 6, open - 1],
    )
    expect(rows.map(({ tipos }) => tipos)).toEqual([7, 7, 7, 7, 7, 7])
    for (const { entidades } of rows) expect(entidades).toBeGreaterThanOrEqual(10)
  })

  it('keep employee numbers apart within an entity and hang from real chains', async () => {
    expect(await count('(SELECT DISTINCT nivel1_id, noempleado FROM afiliados) x')).toBe(2000)
    const broken = await count(
      `afiliados a JOIN unidades u3 ON u3.id = a.nivel3_id JOIN unidades u2 ON u2.id = u3.parent_id
       JOIN unidades u1 ON u1.id = u2.parent_id
       WHERE u2.id <> a.nivel2_id OR u1.id <> a.nivel1_id OR u1.parent_id <> a.nivel0_id`,
    )
    expect(broken).toBe(0)
  })

  it('are found by name without accents', async () => {
    const row = await selectRow<{ nombre: string; apellido_paterno: string; nombre_plegado: string }>(
      `SELECT nombre, apellido_paterno, nombre_plegado FROM afiliados WHERE apellido_paterno LIKE '%ñ%' LIMIT 1`,
    )
    expect(row?.nombre_plegado).toContain(foldText(row!.apellido_paterno))
    const auditor = await signIn('auditor')
    const found = await auditor.post<object[]>('/api/panel/afiliados/buscar', {
      filter: { q: `${foldText(row!.apellido_paterno)} ${foldText(row!.nombre)}` },
    })
    expect(found.body.length).toBeGreaterThan(0)
  })

  it('leave the counters where the next number follows', async () => {
    const { max } = (await selectRow<{ max: number }>('SELECT MAX(interno) AS max FROM afiliados'))!
    const last = (await selectRow<{ folio: string }>(
      `SELECT MAX(folio) AS folio FROM movimientos WHERE folio LIKE 'A-26-%'`,
    ))!
    const [interno, folio] = await inTransaction(
      async () => [await nextInterno(), await nextFolio('A', today())] as const,
    )
    expect(interno).toBe(max + 1)
    expect(Number(folio.slice(-6))).toBe(Number(last.folio.slice(-6)) + 1)
    const row = await selectRow<{ id: number }>(
      `INSERT INTO afiliado_org (afiliado_id, nivel0_id, nivel1_id, nivel2_id, nivel3_id, clave_organica_0, clave_organica_1,
         clave_organica_2, clave_organica_3, orgs1, orgs2, orgs3, orgs4, sueldo_centavos, creado_at)
       SELECT afiliado_id, nivel0_id, nivel1_id, nivel2_id, nivel3_id, clave_organica_0, clave_organica_1, clave_organica_2,
         clave_organica_3, orgs1, orgs2, orgs3, orgs4, sueldo_centavos, creado_at FROM afiliado_org WHERE id = 1 RETURNING id`,
    )
    expect(row?.id).toBe(2001)
    await execute('DELETE FROM afiliado_org WHERE id = 2001')
  })

  it('have movements that change something and carry their papers', async () => {
    const rows = await selectMovimientos('m.activo AND NOT m.aplicado ORDER BY m.id', [])
    const abiertos = await presentMovimientoRenglones(rows)
    const byTipo = new Map(TIPOS.map((tipo) => [tipo, abiertos.filter((each) => each.tipo === tipo).length]))
    expect([...byTipo]).toEqual([
      ['Alta', 31],
      ['Actualización', 63],
      ['Baja', 7],
      ['Baja permanente', 3],
      ['Licencia con aportación', 11],
      ['Jubilación', 2],
      ['Reingreso', 2],
    ])
    for (const { folio, tipo, estatus, cambio, papelesFaltantes } of abiertos) {
      if (estatus !== 'Pendiente') expect(papelesFaltantes, folio).toEqual([])
      if (tipo === 'Actualización') expect(cambio, folio).toMatch(/^(Calle y número|Categoría): .+ → .+/)
    }
    // As its desk would have sent them: a correction that changes nothing asks for the same papers.
    const pedidos = (tipo: string) =>
      rows
        .filter((row) => row.tipo === tipo && !row.regresado)
        .map(({ datos }) => JSON.parse(datos) as { documentos?: object; solicitud?: { documentos: object } })
    for (const { documentos } of pedidos('Alta')) expect(Object.keys(documentos ?? {})).toEqual(['curp', 'nss', 'csf'])
    for (const { solicitud } of pedidos('Licencia con aportación'))
      expect(Object.keys(solicitud?.documentos ?? {})).toEqual(['incidencia'])
    const leaves = rows.filter(({ tipo }) => tipo === 'Licencia con aportación')
    expect(leaves.every(({ fecha, fecha_fin }) => fecha_fin !== null && fecha_fin > fecha)).toBe(true)
  })

  it('tell who did what with each movement under way, and leave it at the version of its last act', async () => {
    const jefe = await signIn('jefe')
    const wayOf = async (where: string) => {
      const row = await selectRow<{ folio: string; version: number }>(
        `SELECT folio, version FROM movimientos WHERE solicitado_por IS NOT NULL AND ${where} ORDER BY id LIMIT 1`,
      )
      const { body } = await jefe.get<MovimientoDetalle>(`/api/panel/movimientos/${row?.folio}`)
      expect(body.recorrido).toHaveLength(row?.version ?? 0)
      return body.recorrido.map(({ texto, quien }) => [texto, quien])
    }
    expect(await wayOf('aprobado_at IS NOT NULL')).toEqual([
      ['Solicitado', 'Lucía Robledo'],
      ['Validado por su dependencia', 'Elena Quiroz'],
      ['Revisado por el instituto', 'Tomás Arriaga Peña'],
      ['Aprobado', 'Ignacio Bárcenas Núñez'],
    ])
    expect(await wayOf('regresado')).toEqual([
      ['Solicitado', expect.any(String)],
      ['Devuelto: Falta el oficio de la dependencia.', expect.any(String)],
    ])
    expect(await wayOf('cancelado_at IS NOT NULL')).toEqual([
      ['Solicitado', expect.any(String)],
      ['Retirado: Se capturó por duplicado.', expect.any(String)],
    ])
    expect(await count("movimiento_actos WHERE previo NOT LIKE '{%' OR usuario_id IS NULL")).toBe(0)
  })

  it('have papers that open', async () => {
    const jefe = await signIn('jefe')
    const kinds = await selectRows<{ tipo: string; archivo_id: string }>(
      'SELECT tipo, MIN(archivo_id) AS archivo_id FROM expediente GROUP BY tipo ORDER BY tipo',
    )
    expect(kinds.map(({ tipo }) => tipo)).toEqual(['csf', 'curp', 'incidencia', 'nss', 'oficio', 'solicitud'])
    for (const { tipo, archivo_id } of kinds) {
      const { status, bytes } = await jefe.bytes(`/api/archivos/${archivo_id}`)
      expect([status, bytes.subarray(0, 5).toString()], tipo).toEqual([200, '%PDF-'])
    }
  })

  it('leave the chain of the bitácora whole', async () => {
    expect((await verifyBitacora()).falla).toBeNull()
  })
})

describe('home over the demo', () => {
  const inicioOf = async (usuario: string) => {
    const { body } = await (await signIn(usuario)).get<RespuestaInicio>('/api/inicio')
    return new Map(body.teselas.map((tesela) => [tesela.etiqueta, tesela]))
  }

  it('counts for the auxiliar what waits, the quincena and the window, as the sketch shows them', async () => {
    const teselas = await inicioOf('auxiliar')
    expect(teselas.get('Esperan tu revisión')).toMatchObject({ cifra: '7', tono: 'aviso' })
    expect(teselas.get('Esperan tu revisión')?.detalle).toMatch(/^el más antiguo, hace (\d+ h|1 día|\d+ días)$/)
    expect(teselas.get('Movimientos de la quincena')).toMatchObject({
      cifra: '119',
      detalle: '31 altas, 12 bajas, 76 cambios',
    })
    // The demo's enabling outlasts the quincena: the tile says what the badge says, and until when this one is entered.
    expect(teselas.get('Cierra la ventana')).toMatchObject({
      cifra: '19 ene 2027',
      detalle: 'extraordinaria; la quincena 22, el lunes 30 de noviembre',
    })
  })

  it('opens the lists that its tiles count', async () => {
    const auxiliar = await signIn('auxiliar')
    const { body } = await auxiliar.get<RespuestaInicio>('/api/inicio')
    for (const { etiqueta, cifra, ruta } of body.teselas) {
      if (!ruta) continue
      const lista = ruta.replace('/dashboard?vista=auxiliar', '/panel/movimientos?filter={"espera":"auxiliar"}')
      const res = await auxiliar.get(lista.replace('/panel/', '/api/panel/'))
      expect(res.status, etiqueta).toBe(200)
      const total = Number(res.headers.get('content-range')?.split('/')[1])
      expect(String(total), etiqueta).toBe(cifra)
    }
  })

  it('says of movements that wait what the board of operations says, and both open that list', async () => {
    const admin = await signIn('admin')
    const tesela = (await inicioOf('admin')).get('Movimientos en espera')
    const { enEspera } = (await admin.get<IndicadoresOperativo>('/api/indicadores/operativo')).body
    expect([String(enEspera.n), enEspera.ruta]).toEqual([tesela?.cifra, tesela?.ruta])
    const lista = await admin.get(enEspera.ruta.replace('/panel/', '/api/panel/'))
    expect(lista.headers.get('content-range')).toMatch(new RegExp(`/${enEspera.n}$`))
  })

  it('parts the thousands of who is in the padrón', async () => {
    const personas = (await inicioOf('auditor')).get('Personas afiliadas')
    expect(personas?.cifra).toMatch(/^1,\d{3}$/)
    expect(personas?.detalle).toMatch(/^1,\d{3} en activo, \d{1,3} con licencia$/)
  })

  it('counts for a dependency only its own', async () => {
    const salud = await inicioOf('ventanilla1')
    expect(salud.get('Movimientos de la quincena')).toMatchObject({ cifra: '88' })
    expect(salud.get('Por corregir')).toMatchObject({ cifra: '3', tono: 'aviso' })
    expect((await inicioOf('ventanilla2')).get('Movimientos de la quincena')).toMatchObject({ cifra: '31' })
    expect((await inicioOf('validador1')).get('Esperan tu validación')).toMatchObject({ cifra: '14' })
  })

  it('counts the people of a unit only within the scope of who looks', async () => {
    const personasOf = async (usuario: string) => {
      const filter = { q: 'secretaria salud', nivel: 1 }
      const res = await (await signIn(usuario)).post<UnidadPanel[]>('/api/panel/entidades/buscar', { filter })
      return res.body[0]?.personas
    }
    expect(await personasOf('auditor')).toBeGreaterThan(300)
    expect(await personasOf('ventanilla1')).toBe(await personasOf('auditor'))
    expect(await personasOf('ventanilla2')).toBe(0)
  })

  it('lets its author correct an alta under way', async () => {
    const row = await selectRow<{ folio: string; curp: string }>(
      `SELECT m.folio, a.curp FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id JOIN usuarios u ON u.id = m.solicitado_por
       WHERE m.tipo_id = 1 AND m.movimiento_fecha IS NULL AND u.usuario = 'ventanilla1' LIMIT 1`,
    )
    const client = await signIn('ventanilla1')
    const { status, body } = await client.get(`/api/tramites/alta/${row!.folio}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ folio: row!.folio, solicitud: { datosPersonales: { curp: row!.curp } } })
  })
})

describe('who answers for the entities of the demo', () => {
  it('is told at the close of the quincena, each entity with a representative of its own', async () => {
    await loadCargos(today())
    await loadCargos(today())
    const { body } = await (await signIn('jefe')).get<CierresQuincena>('/api/quincenas/2226/cierres')
    const { entidades } = body
    const curps = entidades.map(({ representante }) => representante?.curp)
    expect(entidades.map(({ responsable }) => responsable).every((nombre) => nombre !== null && nombre !== '')).toBe(
      true,
    )
    expect(new Set(curps.filter((curp) => curp?.length === 18)).size).toBe(entidades.length)
    expect(await count('unidad_cargos')).toBe(24)
  })
})

describe('who signs the closes of the demo', () => {
  it('has a drawn signature in the catalogue, each other than the rest', async () => {
    await loadFirmas(today())
    await loadFirmas(today())
    const { body } = await (await signIn('admin')).get<CatalogoFirmas>('/api/panel/firmas')
    expect(body.firmas.map(({ nombre, titular }) => [nombre, titular])).toEqual([
      ['Ignacio Bárcenas Núñez', 'Ignacio Bárcenas Núñez'],
      ['Mónica Urrutia Lara', 'Mónica Urrutia Lara'],
      ['Ramón Échave Zúñiga', 'Ramón Échave Zúñiga'],
    ])
    const images = await selectRows<{ imagen: string }>('SELECT imagen FROM firmas')
    expect(new Set(images.map(({ imagen }) => imagen)).size).toBe(3)
  })
})

describe('what the demo refuses', () => {
  it('lets a database marked as demo be used again, and keeps its window open on a later day', async () => {
    await assertDemoAllowed()
    const enablings = await count('habilitaciones')
    await loadInstitucion(today())
    expect(await count('habilitaciones')).toBe(enablings)
    await execute(`UPDATE habilitaciones SET hasta = '2026-11-19', desde = '2026-11-01'`)
    await loadInstitucion(today())
    expect(await count('habilitaciones')).toBe(enablings + 1)
  })

  it('does not touch a database that holds other data', async () => {
    const setClave = (from: string, to: string) => execute('UPDATE ajustes SET clave = $2 WHERE clave = $1', [from, to])
    await setClave('demo', 'otra')
    await expect(assertDemoAllowed()).rejects.toThrow('ya tiene datos que no son de la demostración')
    await setClave('otra', 'demo')
  })
})
