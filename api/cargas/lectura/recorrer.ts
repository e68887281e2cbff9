import { cuentaTexto } from '#domain/cuenta-texto.ts'
import {
  compilarPlano,
  titulosDe,
  titulosFaltantes,
  type Celdas,
  type LectorLinea,
  type LineaLeida,
  type Titulos,
} from '#domain/cargas/lectura/compilar-plano.ts'
import { ejemploEn, isEjemplo } from '#domain/cargas/planos/plantilla/plantilla-plano.ts'
import type { TotalesDichos } from '#domain/cargas/lectura/cuadre-archivo.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import type { ContextoLectura } from '#domain/cargas/lectura/leer-valor.ts'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import { TIPOS_CARGA, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import { isMarcaDeMalos } from '#domain/cargas/renglones-malos.ts'
import { ajenoDe } from './archivo-ajeno.ts'
import { CuentaArchivo, vacio, type ResumenLectura } from './cuenta-archivo.ts'
import { firmaFalta, type ArchivoVisto } from './examinar.ts'
import { leerDbf } from './leer-dbf.ts'
import { leerDelimitado, separadorDe } from './leer-delimitado.ts'
import { leerLibro } from './leer-libro.ts'
import { leerLineas } from './leer-lineas.ts'
import type { Registro, Registros } from './registro.ts'
import { codificacionDe, textoDeBytes } from './texto-de-bytes.ts'

/** A file to read with a layout. */
export interface PedidoLectura {
  readonly ruta: string
  readonly tipo: TipoCargaId
  readonly definicion: DefinicionPlano
  readonly contexto: ContextoLectura
  /** What a file of refused rows must add up to, instead of a record of totals of its own. */
  readonly esperado?: TotalesDichos
  /** Whether the limit of rows of the kind is ignored: only the first rows matter. */
  readonly sinLimite?: boolean
}

/** A line of data, with where it is in the file. */
export interface RenglonLeido extends LineaLeida {
  readonly linea: number
  readonly byte: number
  readonly bytes: number
}

/** Lines in which the row of titles is looked for. */
export const TITULOS_ENTRE = 30

/** The rows of a file, block by block, and at the end what they add up to. Throws `ArchivoRechazado`. */
export async function* recorrer(
  { ruta, tipo, definicion, contexto, esperado, sinLimite = false }: PedidoLectura,
  visto: ArchivoVisto,
): AsyncGenerator<RenglonLeido[], ResumenLectura> {
  assertFirma(visto, definicion)
  const cuenta = new CuentaArchivo(definicion, TIPOS_CARGA[tipo], esperado ?? null, sinLimite)
  const lector = (columnas: Titulos) =>
    sinEjemplo(
      compilarPlano(definicion, TIPOS_CARGA[tipo], columnas, contexto),
      ejemploEn(definicion, TIPOS_CARGA[tipo], columnas),
    )
  let leer: LectorLinea | null = definicion.titulos ? null : lector(new Map())
  let titulos: Celdas = []
  const buscadas: string[][] = []
  const leerFila = definicion.columnasFijas ? leerCompleta : leerCualquiera
  for await (const registros of registrosDe(ruta, visto, definicion, () => cuenta.borrado())) {
    const block: RenglonLeido[] = []
    for (const registro of registros) {
      const { celdas } = registro
      if (isMarcaDeMalos(celdas[0] ?? '')) continue
      if (!leer) {
        const faltan = titulosFaltantes(definicion, titulosDe(celdas))
        if (faltan.length === 0) {
          leer = lector(titulosDe(celdas))
          titulos = celdas
          cuenta.titulos(celdas)
        } else {
          buscadas.push(faltan)
          cuenta.antes(registro)
        }
        if (buscadas.length > TITULOS_ENTRE) throw sinTitulos(buscadas)
      } else if (cuenta.isDato(registro, titulos))
        block.push(conLugar(registro, cuenta.add(leerFila(leer, celdas, titulos))))
    }
    if (block.length > 0) yield block
  }
  if (!leer) throw buscadas.length === 0 ? vacio() : sinTitulos(buscadas)
  return cuenta.resumen()
}

/** The fictional row of the template is refused, with its values: a record of totals counts it. */
function sinEjemplo(leer: LectorLinea, ejemplo: Celdas): LectorLinea {
  const deEjemplo = leer(ejemplo)
  return (celdas) => {
    const leida = leer(celdas)
    return isEjemplo(leida, deEjemplo) ? { ...leida, faltas: [ES_EJEMPLO] } : leida
  }
}

const ES_EJEMPLO: Falta = {
  codigo: 'C213',
  campo: 'Renglón',
  columna: '',
  hallado: 'el ejemplo de la plantilla',
  esperado: 'tus datos en su lugar',
}

type LectorFila = (leer: LectorLinea, celdas: Celdas, titulos: Celdas) => LineaLeida

const leerCualquiera: LectorFila = (leer, celdas) => leer(celdas)

/** A row with more or fewer columns than the titles is not read: its values may stand in the wrong ones. */
const leerCompleta: LectorFila = (leer, celdas, titulos) =>
  celdas.length === titulos.length
    ? leer(celdas)
    : {
        valores: {},
        conceptos: [],
        faltas: [
          {
            codigo: 'C212',
            campo: 'Renglón',
            columna: '',
            hallado: cuentaTexto(celdas.length, 'columna'),
            esperado: `${cuentaTexto(titulos.length, 'columna')}, las del encabezado`,
          },
        ],
      }

function assertFirma(visto: ArchivoVisto, { formato }: DefinicionPlano): void {
  const codigo = firmaFalta(visto.firma, formato)
  assertLegible(visto)
  if (codigo) throw new ArchivoRechazado(codigo, `El plano espera otra clase de archivo (${formato}).`)
}

/** Throws `ArchivoRechazado` on a file that no layout reads: empty, an old workbook, or no data at all. */
export function assertLegible({ bytes, firma, inicio }: Pick<ArchivoVisto, 'bytes' | 'firma' | 'inicio'>): void {
  if (bytes === 0) throw new ArchivoRechazado('C101', 'El archivo está vacío.')
  const ajeno = ajenoDe(inicio)
  if (ajeno) throw new ArchivoRechazado(ajeno.codigo, ajeno.texto)
  const codigo = firma === 'xls' || firma === 'otro' ? firmaFalta(firma, '') : null
  if (codigo === 'C106')
    throw new ArchivoRechazado(
      codigo,
      'Es un libro de Excel anterior a 2007 (.xls): guárdalo como XLSX y vuelve a cargarlo.',
    )
  if (codigo) throw new ArchivoRechazado(codigo, 'El archivo no es de texto, XLSX ni DBF.')
}

/** The titles that were nearest to those of the layout say what is missing. */
function sinTitulos(buscadas: readonly string[][]): ArchivoRechazado {
  const faltan = buscadas.reduce((best, each) => (each.length < best.length ? each : best))
  const cuales = faltan.map((titulo) => `«${titulo}»`).join(', ')
  return new ArchivoRechazado('C103', `Faltan columnas en el archivo: se esperaba ${cuales}.`)
}

/** The row of titles of a file, as it is; null where none fits the layout. */
export async function titulosDelArchivo(
  ruta: string,
  visto: ArchivoVisto,
  definicion: DefinicionPlano,
): Promise<Celdas | null> {
  let lineas = 0
  for await (const registros of registrosDe(ruta, visto, definicion, () => undefined))
    for (const { celdas } of registros) {
      if (titulosFaltantes(definicion, titulosDe(celdas)).length === 0) return celdas
      lineas += 1
      if (lineas > TITULOS_ENTRE) return null
    }
  return null
}

function conLugar({ linea, byte, bytes }: Registro, leida: LineaLeida): RenglonLeido {
  return { linea, byte, bytes, ...leida }
}

/** The records of a file. A text stands for a workbook or a DBF that was saved as CSV, and a workbook for a CSV. */
export function registrosDe(
  ruta: string,
  visto: ArchivoVisto,
  { formato, codificacion, separador = 'detectar', hoja, sinComillas }: DefinicionPlano,
  onBorrado: () => void,
): Registros {
  const leida = codificacionDe(codificacion, visto)
  switch (visto.firma === 'texto' && formato !== 'ancho_fijo' ? 'delimitado' : formato) {
    case 'xlsx':
      return leerLibro(ruta, hoja)
    case 'dbf':
      return leerDbf(ruta, codificacion === 'detectar' ? 'un_byte' : leida, onBorrado)
    case 'ancho_fijo':
      return leerLineas(ruta, leida)
    case 'delimitado': {
      if (visto.firma === 'xlsx') return leerLibro(ruta, hoja)
      const inicio = visto.utf16
        ? new TextDecoder(visto.utf16).decode(visto.inicio)
        : textoDeBytes(visto.inicio.toString('latin1'), 'windows-1252')
      return leerDelimitado(ruta, leida, separador === 'detectar' ? separadorDe(inicio) : separador, sinComillas)
    }
  }
}
