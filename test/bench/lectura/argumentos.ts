import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { DOCUMENTOS_LEIBLES, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'

/** Seed for trying things out. */
export const SEMILLA_AJUSTE = 1
/** Seed of the next figures for docs/benchmarks.md. Never for tuning: once somebody has seen its files, choose another one. */
export const SEMILLA_INFORME = 22_360_679

export interface Argumentos {
  readonly semilla: number
  readonly personas: number
  /** Harms that each paper gets besides being read as it is; 0.5 is one for every other paper. */
  readonly porPapel: number
  readonly danos: readonly string[] | null
  readonly documentos: readonly DocumentoLeible[]
  readonly sinDigital: boolean
  readonly procesos: number
  readonly carpeta: string | null
  readonly guardar: string | null
  readonly fallas: string | null
  readonly nativo: number
  readonly conServicio: boolean
  /** No file is begun after this time. */
  readonly minutos: number
}

const USO = `npm run bench:lectura -- [opciones]
  --semilla N           otra muestra (${SEMILLA_AJUSTE}; --informe usa siempre la del informe)
  --personas N          cuántas personas, tres papeles cada una (4)
  --por-papel N         daños de cada papel, al azar (2; 0.5: uno de cada dos papeles)
  --danos a,b           solo esos daños, o un grupo: limpio, resto, capa-falsa; «ninguno»: solo digital
  --documentos a,b      ${DOCUMENTOS_LEIBLES.join(', ')}
  --sin-digital         no lee los papeles sin daño
  --procesos N          lectores a la vez (${availableParallelism()})
  --carpeta DIR         lee los papeles de DIR/*/ (papel.pdf|jpg|png y esperado.json) en lugar de dibujarlos
  --guardar DIR         deja ahí los papeles, como los lee --carpeta
  --fallas ARCHIVO      una línea JSON por campo que no fue exacto
  --nativo N            papeles que también lee tesseract (6; 0: ninguno; también --sin-nativo)
  --minutos N           deja de leer pasado ese tiempo
  --servicio            mide además la API mientras se lee un lote, y los archivos digitales por segundo
  --informe             lee la muestra de la que salen las cifras de docs/benchmarks.md
`

/** The command line. Ends the program after --help, or with 1 for something it does not know. */
export function leerArgumentos(args: readonly string[]): Argumentos {
  const { values } = parseArgs({
    args: [...args],
    options: {
      semilla: { type: 'string' },
      personas: { type: 'string', default: '4' },
      'por-papel': { type: 'string', default: '2' },
      danos: { type: 'string' },
      documentos: { type: 'string', default: DOCUMENTOS_LEIBLES.join(',') },
      'sin-digital': { type: 'boolean', default: false },
      procesos: { type: 'string', default: String(availableParallelism()) },
      carpeta: { type: 'string' },
      guardar: { type: 'string' },
      fallas: { type: 'string' },
      informe: { type: 'boolean', default: false },
      nativo: { type: 'string', default: '6' },
      'sin-nativo': { type: 'boolean', default: false },
      minutos: { type: 'string', default: '600' },
      servicio: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USO)
    process.exit(0)
  }
  const list = (text: string): string[] => text.split(',').map((each) => each.trim())
  const asked = list(values.documentos)
  return {
    semilla: semilla(values.semilla, values.informe),
    personas: Number(values.personas),
    porPapel: Number(values['por-papel']),
    danos: values.danos === undefined ? null : list(values.danos),
    documentos: DOCUMENTOS_LEIBLES.filter((each) => asked.includes(each)),
    sinDigital: values['sin-digital'],
    procesos: Number(values.procesos),
    carpeta: values.carpeta ?? null,
    guardar: values.guardar ?? null,
    fallas: values.fallas ?? null,
    nativo: values['sin-nativo'] ? 0 : Number(values.nativo),
    conServicio: values.servicio,
    minutos: Number(values.minutos),
  }
}

/** What is reported was never tried out, and what is tried out is never reported. */
function semilla(asked: string | undefined, informe: boolean): number {
  const tried = Number(asked ?? SEMILLA_AJUSTE)
  if (!informe && tried === SEMILLA_INFORME) throw new Error('Esa semilla es la del informe: solo con --informe')
  return informe ? SEMILLA_INFORME : tried
}
