import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import PDFDocument from 'pdfkit'
import { portal, type Corrida } from '#test/cli/consola.ts'

/** A row of the layout `MOV-CSV`, of somebody whom `ponerPersona` made; what is not given is blank. */
export interface RenglonMovimientoPrueba {
  readonly interno: number
  readonly tipo: string
  readonly fecha?: string
  readonly causa?: string
  readonly autorizacion?: string
  readonly reingreso?: string
  readonly categoria?: string
  readonly sueldo?: string
  readonly area?: string
  readonly puesto?: string
  readonly quinquenios?: string
  readonly observaciones?: string
}

const TITULOS =
  'Movimiento;Número interno;Nombre;Fecha;Causa;Autorización;Reingreso;Categoría;Sueldo mensual;Área;Puesto;Quinquenios;Observaciones'

/** A file of the layout `MOV-CSV`. */
export function textoDeMovimientos(filas: readonly RenglonMovimientoPrueba[]): string {
  const lineas = filas.map(({ interno, tipo, fecha = '2026-11-20', ...fila }) => {
    const { causa = '', autorizacion = '', reingreso = '', categoria = '', sueldo = '', area = '', puesto = '' } = fila
    const { quinquenios = '', observaciones = '' } = fila
    return [
      ...[tipo, interno, `Prueba Persona ${interno}`, fecha, causa, autorizacion, reingreso, categoria, sueldo],
      ...[area, puesto, quinquenios, observaciones],
    ].join(';')
  })
  return `${[TITULOS, ...lineas].join('\r\n')}\r\n`
}

const bytesDe = (doc: InstanceType<typeof PDFDocument>): Promise<Buffer> =>
  new Promise((resolve) => {
    const pieces: Buffer[] = []
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.end()
  })

const APERTURA =
  'Por este conducto se solicitan los movimientos de las personas que se listan, con efectos desde la fecha indicada en el archivo.'

/** An oficio of text that lists some lines. */
export function oficioCon(lineas: readonly string[]): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'LETTER', margin: 50 })
  doc.fontSize(11).text(APERTURA).moveDown()
  for (const linea of lineas) doc.text(linea)
  return bytesDe(doc)
}

/** The same as a scan: one image that covers its page. */
export function oficioEscaneado(): Promise<Buffer> {
  const lienzo = createCanvas(612, 792)
  const c = lienzo.getContext('2d')
  c.fillStyle = '#fff'
  c.fillRect(0, 0, 612, 792)
  c.fillStyle = '#222'
  for (let y = 80; y < 700; y += 24) c.fillRect(60, y, 480, 8)
  const doc = new PDFDocument({ size: 'LETTER', margin: 0 })
  doc.image(lienzo.toBuffer('image/png'), 0, 0, { width: 612, height: 792 })
  return bytesDe(doc)
}

interface Carga {
  readonly filas: readonly RenglonMovimientoPrueba[]
  readonly oficio?: Buffer
  /** Account that loads it. */
  readonly como?: string
  readonly entidad: string
  readonly quincena?: string
}

/** Writes bytes to a file of their own. */
export async function archivoDe(nombre: string, bytes: Buffer | string): Promise<string> {
  const ruta = path.join(await mkdtemp(path.join(tmpdir(), 'movimientos-')), nombre)
  await writeFile(ruta, bytes)
  return ruta
}

/** `portal importar --plano MOV-CSV`, as an account. */
export async function cargarMovimientos(
  { filas, oficio, como = 'ventanilla1', entidad, quincena = '2226' }: Carga,
  ...more: readonly string[]
): Promise<Corrida> {
  const ruta = await archivoDe('movimientos.csv', textoDeMovimientos(filas))
  const conOficio = oficio ? ['--oficio', await archivoDe('oficio.pdf', oficio)] : []
  const where = ['--plano', 'MOV-CSV', '--entidad', entidad, '--quincena', quincena]
  return portal(['--como', como, 'importar', ruta, ...where, ...conOficio, '-y', '--json', ...more])
}
