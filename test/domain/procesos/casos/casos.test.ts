import { describe, expect, it } from 'vitest'
import type { Acto } from '#domain/acceso/acto.ts'
import { plainDate } from '#domain/plain-date.ts'
import { areaDeProceso } from '#domain/procesos/casos/area-caso.ts'
import { casoActions, casoRefusal, type CasoParaActuar } from '#domain/procesos/casos/caso-acciones.ts'
import { cerrarCasoIssues, datosCasoIssues, moverCasoIssues } from '#domain/procesos/casos/caso-issues.ts'
import { formatFolioCaso, parseFolioCaso } from '#domain/procesos/casos/folio-caso.ts'
import { plazoTexto, tonoPlazo } from '#domain/procesos/casos/plazo-caso.ts'

const hoy = plainDate(2026, 11, 23)
const quien = (id: number, ...actos: Acto[]) => ({ id, actos: new Set(actos) })
const caso = (overrides: Partial<CasoParaActuar> = {}): CasoParaActuar => ({
  estado: 'en progreso',
  responsableId: 10,
  autorId: 20,
  ...overrides,
})

describe('who may do what with a case', () => {
  it('who answers for it works it whole, but does not open it again once closed', () => {
    expect(casoActions(caso(), quien(10, 'ver', 'revisar'))).toEqual([
      'editar',
      'asignar',
      'mover',
      'normas',
      'comentar',
      'cerrar',
    ])
    expect(casoActions(caso({ estado: 'completado' }), quien(10, 'ver', 'revisar'))).toEqual(['comentar'])
  })

  it('its author corrects it and opens it again; a colleague only comments', () => {
    expect(casoActions(caso(), quien(20, 'ver', 'capturar'))).toEqual(['editar', 'comentar'])
    expect(casoActions(caso({ estado: 'completado' }), quien(20, 'ver', 'capturar'))).toEqual(['comentar', 'reabrir'])
    expect(casoActions(caso(), quien(30, 'ver', 'capturar'))).toEqual(['comentar'])
  })

  it('one that nobody has may be taken by anybody who works; who directs hands out any', () => {
    expect(casoActions(caso({ estado: 'pendiente', responsableId: null }), quien(30, 'ver', 'capturar'))).toEqual([
      'tomar',
      'comentar',
    ])
    for (const acto of ['validar', 'aprobar', 'firmar', 'administrar'] as const)
      expect(casoActions(caso(), quien(30, 'ver', acto))).toContain('asignar')
  })

  it('a pending case is not closed, and who only looks does nothing, not even with a case of their own', () => {
    expect(casoActions(caso({ estado: 'pendiente' }), quien(10, 'ver', 'aprobar'))).not.toContain('cerrar')
    expect(casoActions(caso({ responsableId: 40, autorId: 40 }), quien(40, 'ver'))).toEqual([])
  })

  it('a refusal tells a matter of rights from one of turn', () => {
    expect(casoRefusal('cerrar', caso({ estado: 'pendiente' }), quien(10, 'revisar'))).toBe('estado')
    expect(casoRefusal('cerrar', caso(), quien(30, 'capturar'))).toBe('permiso')
    expect(casoRefusal('cerrar', caso(), quien(10, 'revisar'))).toBeNull()
  })

  it('an account that is no more gives nobody its cases', () => {
    expect(
      casoActions(caso({ responsableId: null, autorId: null }), { id: null, actos: new Set(['capturar']) }),
    ).toEqual(['tomar', 'comentar'])
  })
})

describe('what a case must say', () => {
  it('a subject and a due date that has not passed', () => {
    expect(datosCasoIssues({ asunto: '', vence: '2026-11-22' }, hoy).map(({ path }) => path)).toEqual([
      'asunto',
      'vence',
    ])
    expect(datosCasoIssues({ asunto: 'Algo', vence: '31/12/2026' }, hoy).map(({ code }) => code)).toEqual(['fecha'])
    expect(datosCasoIssues({ asunto: 'Algo', vence: '2026-11-23' }, hoy)).toEqual([])
  })

  it('a due date that already passed may stay when something else is corrected', () => {
    expect(datosCasoIssues({ asunto: 'Algo', vence: '2026-11-01' }, hoy, '2026-11-01')).toEqual([])
  })

  it('nobody in charge, no progress; back to pending with a reason; completed only by closing', () => {
    const base = { estado: 'pendiente', responsableId: null, nota: '' } as const
    expect(moverCasoIssues({ ...base, destino: 'en progreso' }).map(({ code }) => code)).toEqual(['responsable'])
    expect(moverCasoIssues({ ...base, destino: 'en progreso', responsableId: 1 })).toEqual([])
    expect(
      moverCasoIssues({ ...base, estado: 'en progreso', responsableId: 1, destino: 'pendiente' }).map(
        ({ path }) => path,
      ),
    ).toEqual(['nota'])
    expect(moverCasoIssues({ ...base, responsableId: 1, destino: 'completado' }).map(({ code }) => code)).toEqual([
      'cerrar',
    ])
  })

  it('it closes with a result and a resolution, and every norm complete', () => {
    const normas = [
      { Nombre: 'Ley', Estado: 'completado' },
      { Nombre: 'Reglamento', Estado: 'en progreso' },
    ] as const
    const issues = cerrarCasoIssues({ resultado: '', resolucion: '', normas })
    expect(issues.map(({ path }) => path)).toEqual(['normas', 'resultado', 'resolucion'])
    expect(issues[0]?.message).toBe('Falta completar una norma: Reglamento.')
    expect(cerrarCasoIssues({ resultado: 'P', resolucion: 'Se pagó.', normas: [] })).toEqual([])
  })
})

describe('how a due date reads', () => {
  it.each([
    ['2026-11-18', 'Venció hace 5 días', 'vencido'],
    ['2026-11-22', 'Venció ayer', 'vencido'],
    ['2026-11-23', 'Vence hoy', 'cerca'],
    ['2026-11-24', 'Vence mañana', 'cerca'],
    ['2026-11-26', 'Vence el 26 nov', 'cerca'],
    ['2026-12-04', 'Vence el 4 dic', 'normal'],
    ['2027-01-04', 'Vence el 4 ene 2027', 'normal'],
  ])('%s: %s', (date, texto, tono) => {
    const [year, month, day] = date.split('-').map(Number)
    const vence = plainDate(year!, month!, day!)
    expect([plazoTexto('pendiente', vence, hoy), tonoPlazo('pendiente', vence, hoy)]).toEqual([texto, tono])
  })

  it('a completed case is never late', () => {
    const vence = plainDate(2026, 11, 1)
    expect([plazoTexto('completado', vence, hoy), tonoPlazo('completado', vence, hoy)]).toEqual(['1 nov', 'normal'])
  })
})

describe('folio and area', () => {
  it('folio', () => {
    expect(formatFolioCaso(2026, 123)).toBe('CS-26-000123')
    expect(parseFolioCaso('cs26000123')).toBe('CS-26-000123')
    expect(parseFolioCaso('CS-26-')).toBe('CS-26-')
    expect(parseFolioCaso('Casas')).toBeNull()
  })

  it.each([
    ['Seguridad e Higiene', 'Dictaminación médica', '/seguridad-higiene/dictaminacion-medica', 'medicina'],
    ['Pensiones', 'Pago de atención médica por viudez', '/pensiones/seguros/x', 'medicina'],
    ['Pensiones', 'Orientación', '/tramite-pension/orientacion', 'pensiones'],
    ['Préstamos', 'Corto plazo', '/prestamos/corto-plazo', 'prestamos'],
    ['Afiliación', 'Individual', '/afiliacion', 'afiliacion'],
    ['Administración', 'Entrega de documentos', '/tramite-pension/entrega-documentos', 'pensiones'],
    ['Sistemas', 'Plataforma web', '/sistemas/plataforma-web', 'otra'],
  ])('%s › %s', (modulo, nombre, componente, area) => {
    expect(areaDeProceso({ modulo, nombre, componente })).toBe(area)
  })
})
