import { describe, expect, it } from 'vitest'
import { createCanvas } from '#api/documentos/lector/lienzo.ts'
import { posturaDe } from '#api/documentos/lector/reconocer/postura.ts'
import { letra } from '#test/lector/letra.ts'

/** A report whose sections and columns are headed in black bars, `caida` degrees aslant. */
function reporte(ancho: number, caida: number) {
  const lienzo = createCanvas(ancho, Math.round(ancho * 1.292))
  const pen = lienzo.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, lienzo.width, lienzo.height)
  const unit = ancho / 850
  pen.rotate((caida * Math.PI) / 180)
  const line = (texto: string, x: number, y: number, color = '#000000') => {
    pen.fillStyle = color
    pen.font = letra(14 * unit)
    pen.fillText(texto, x * unit, y * unit)
  }
  const bar = (texto: string, y: number, h: number) => {
    pen.fillStyle = '#000000'
    pen.fillRect(55 * unit, y * unit, 740 * unit, h * unit)
    line(texto, 64, y + 17, '#ffffff')
  }
  line('INSTITUTO MEXICANO DEL SEGURO SOCIAL', 55, 70)
  line('Constancia de Semanas Cotizadas', 55, 105)
  line('02-01-80-1438-7', 66, 199)
  line('GALLARDO', 66, 268)
  line('JIMÉNEZ', 436, 268)
  bar('Detalle de semanas', 294, 24)
  for (const [at, texto] of ['Semanas cotizadas: 1477', 'Semanas descontadas: 0', 'Total: 1477'].entries())
    line(texto, 66, 345 + 32 * at)
  bar('Historia laboral', 463, 25)
  bar('Nombre del patrón', 494, 40)
  for (const [at, texto] of ['MANUFACTURAS DEMO', 'GRUPO RESTAURANTERO DEMO', 'COMERCIAL DEMO'].entries())
    line(texto, 60, 560 + 40 * at)
  return lienzo
}

describe('a page with black bars', () => {
  it.each([
    [1700, 0],
    [2125, 0],
    [2550, 0],
    [2550, 2],
  ])('%i pixels wide and %d° aslant, is as straight as its lines', async (ancho, caida) => {
    const { giro, angulo } = await posturaDe(reporte(ancho, caida))
    expect(giro).toBe(0)
    expect(Math.abs(angulo + caida)).toBeLessThan(0.3)
  })
})
