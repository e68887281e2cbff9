import { open, type FileHandle } from 'node:fs/promises'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import { BLOQUE, LIMITES_CARGA, type Registro, type Registros } from './registro.ts'
import { textoDeBytes, type CodificacionLeida } from './texto-de-bytes.ts'

interface CampoDbf {
  readonly nombre: string
  readonly tipo: string
  readonly desde: number
  readonly ancho: number
}

interface CabeceraDbf {
  readonly registros: number
  readonly inicio: number
  readonly largo: number
  readonly campos: readonly CampoDbf[]
}

const DESCRIPTOR = 32
const [FIN_DE_CAMPOS, BORRADO] = [0x0d, 0x2a]

/**
 * Records of a DBF of dBASE III or Visual FoxPro, after one of line 0 with the names of its fields. Rows marked as deleted are left out
 * and counted (`onBorrado`); memo fields are empty. The header's code page is ignored, because one table may mix two: each value
 * is decoded by itself. Throws `ArchivoRechazado` C105 if it has fewer records than its header says, C111.
 */
export async function* leerDbf(ruta: string, codificacion: CodificacionLeida, onBorrado: () => void): Registros {
  const file = await open(ruta, 'r')
  try {
    const cabecera = await leerCabecera(file)
    yield [{ linea: 0, byte: 0, bytes: 0, celdas: cabecera.campos.map(({ nombre }) => nombre) }]
    const { largo, inicio, registros } = cabecera
    const buffer = Buffer.alloc(largo * BLOQUE)
    for (let done = 0; done < registros;) {
      const want = Math.min(BLOQUE, registros - done) * largo
      const { bytesRead } = await file.read(buffer, 0, want, inicio + done * largo)
      const whole = Math.floor(bytesRead / largo)
      if (whole * largo < want)
        throw new ArchivoRechazado('C105', `La tabla dice ${registros} registros y trae ${done + whole}.`)
      const block: Registro[] = []
      for (let i = 0; i < whole; i += 1) {
        const record = buffer.subarray(i * largo, (i + 1) * largo)
        // One text of the whole record is cut: each call that decodes a field costs more than its text.
        const texto = record.toString('latin1')
        if (record[0] === BORRADO) onBorrado()
        else
          block.push({
            linea: done + i + 1,
            byte: inicio + (done + i) * largo,
            bytes: largo,
            celdas: cabecera.campos.map((campo) => valorDe(record, texto, campo, codificacion)),
          })
      }
      if (block.length > 0) yield block
      done += whole
    }
  } finally {
    await file.close()
  }
}

async function leerCabecera(file: FileHandle): Promise<CabeceraDbf> {
  const head = await piece(file, 0, DESCRIPTOR)
  const [registros, inicio, largo] = [head.readUInt32LE(4), head.readUInt16LE(8), head.readUInt16LE(10)]
  const descriptors = await piece(file, DESCRIPTOR, inicio - DESCRIPTOR)
  const campos: CampoDbf[] = []
  let desde = 1
  for (let at = 0; at + DESCRIPTOR <= descriptors.length && descriptors[at] !== FIN_DE_CAMPOS; at += DESCRIPTOR) {
    const tipo = String.fromCharCode(descriptors[at + 11] ?? 0)
    // Texts over 255 characters keep the high byte of their width where numbers keep their decimals.
    const ancho = (descriptors[at + 16] ?? 0) + (tipo === 'C' ? (descriptors[at + 17] ?? 0) * 256 : 0)
    const nombre =
      descriptors
        .toString('latin1', at, at + 11)
        .split('\0', 1)[0]
        ?.trim() ?? ''
    campos.push({ nombre, tipo, desde, ancho })
    desde += ancho
  }
  const isWhole = campos.length > 0 && campos.length <= LIMITES_CARGA.columnas && desde <= largo
  if (!isWhole) throw new ArchivoRechazado('C111', 'La tabla DBF está dañada: sus campos no caben en sus registros.')
  return { registros, inicio, largo, campos }
}

async function piece(file: FileHandle, from: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, bytes))
  const { bytesRead } = await file.read(buffer, 0, buffer.length, from)
  if (bytesRead < buffer.length) throw new ArchivoRechazado('C111', 'La tabla DBF está cortada en su cabecera.')
  return buffer
}

/** The value of a field; `texto` is its record in Latin-1, one character per byte. */
function valorDe(
  record: Buffer,
  texto: string,
  { tipo, desde, ancho }: CampoDbf,
  codificacion: CodificacionLeida,
): string {
  const end = desde + ancho
  switch (tipo) {
    case 'M':
    case 'G':
    case 'P':
    case '0':
      return ''
    case 'I':
      return String(record.readInt32LE(desde))
    case 'B':
      return String(record.readDoubleLE(desde))
    case 'Y':
      return pesosDeMoneda(record.readBigInt64LE(desde))
    case 'T':
      return diaJuliano(record.readInt32LE(desde))
    case 'D':
      return fechaIso(texto.slice(desde, end))
    case 'L':
      return /[TtYySs]/.test(texto.slice(desde, end)) ? '1' : '0'
    default:
      return textoDeBytes(texto.slice(desde, end).replaceAll('\0', ' ').trimEnd(), codificacion)
  }
}

/** "20261116" → "2026-11-16"; what is no date stays as it is. */
function fechaIso(text: string): string {
  const plain = text.trim()
  return /^\d{8}$/.test(plain) ? `${plain.slice(0, 4)}-${plain.slice(4, 6)}-${plain.slice(6)}` : plain
}

const JULIANO_1970 = 2_440_588

function diaJuliano(day: number): string {
  if (day < 1_721_060 || day > 5_373_484) return ''
  return addDays('1970-01-01' as PlainDate, day - JULIANO_1970)
}

/** Ten-thousandths of a peso. */
function pesosDeMoneda(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(5, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/0{1,2}$/, '')
}
