import { Tag, UserSearch } from 'lucide-react'
import { isDeEntidad, tipoCarga, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import type { Respuestas } from './use-respuestas.ts'
import type { RenglonCarga } from '#domain/cargas/carga.ts'
import type { Veredicto } from '#domain/cargas/estado-carga.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const LINEA: Column<RenglonCarga> = {
  key: 'linea',
  header: 'Renglón',
  numeric: true,
  cell: ({ linea }) => formatCuenta(linea),
}

const PERSONA: Column<RenglonCarga> = {
  key: 'persona',
  header: 'Persona',
  wrap: true,
  cell: ({ persona }) => persona || 'Sin identificar',
}

/** Files of the institute are of no person. */
const cuales = (conPersonas: boolean): readonly Column<RenglonCarga>[] => (conPersonas ? [LINEA, PERSONA] : [LINEA])

/** What can be answered about a row, and what was. */
interface Preguntas {
  readonly respuestas: Respuestas
  /** Asks whether a row is of the person who has its name; null if this person cannot answer. */
  readonly onPersona: ((renglon: RenglonCarga) => void) | null
  /** Asks what a concept means; null if this person cannot answer. */
  readonly onConcepto: ((clave: string) => void) | null
}

const conFaltas = (conPersonas: boolean, preguntas: Preguntas): readonly Column<RenglonCarga>[] => [
  ...cuales(conPersonas),
  {
    key: 'faltas',
    header: 'Qué revisar',
    wrap: true,
    cell: (renglon) => (
      <>
        <Faltas faltas={renglon.faltas} />
        <PreguntaPersona renglon={renglon} {...preguntas} />
        <PreguntaConceptos renglon={renglon} {...preguntas} />
      </>
    ),
  },
  { key: 'datos', header: 'Qué trae', wrap: true, cell: (renglon) => <Plegados renglon={renglon} /> },
]

const SIN_FALTAS: readonly Column<RenglonCarga>[] = [
  LINEA,
  PERSONA,
  { key: 'datos', header: 'Qué trae', wrap: true, cell: ({ datos }) => <Datos datos={datos} /> },
]

/** Rows of the institute have few data: a column each. */
const deDatos = (tipo: TipoCargaId): readonly Column<RenglonCarga>[] => [
  LINEA,
  ...Object.entries(tipoCarga(tipo).campos).map(([key, { titulo, clase, clave = false }]) => ({
    key,
    header: titulo,
    numeric: clase === 'importe',
    mono: clave,
    cell: ({ datos }: RenglonCarga) => datos.find(([dato]) => dato === titulo)?.[1] ?? '',
  })),
]

/** Columns of the rows with one verdict. Accepted rows show their values, the others their faults. */
export function columnasRenglon(
  veredicto: Veredicto,
  tipo: TipoCargaId,
  preguntas: Preguntas,
): readonly Column<RenglonCarga>[] {
  const conPersonas = isDeEntidad(tipo)
  if (veredicto !== 'entra') return conFaltas(conPersonas, preguntas)
  return conPersonas ? SIN_FALTAS : deDatos(tipo)
}

type PreguntaProps = Preguntas & { renglon: RenglonCarga }

/** Whether the row is of the person who has its name: the question, or what was answered. */
function PreguntaPersona({ renglon, respuestas, onPersona }: PreguntaProps): ReactElement | null {
  const { linea, cercana } = renglon
  if (cercana === null) return null
  const respuesta = respuestas.personas.get(linea)
  if (respuesta !== undefined)
    return (
      <p className="carga-pregunta secondary">
        Respondiste: {respuesta ? `es ${cercana.persona}` : `no es ${cercana.persona}`}.
      </p>
    )
  if (!onPersona) return null
  return (
    <div className="carga-pregunta">
      <Button size="sm" icon={UserSearch} onClick={() => onPersona(renglon)}>
        ¿Es {cercana.persona}?
      </Button>
    </div>
  )
}

/** What the concepts of a row mean that nobody has said: the question, or that it was answered. */
function PreguntaConceptos({ renglon, respuestas, onConcepto }: PreguntaProps): ReactElement | null {
  const claves = renglon.faltas.filter(({ codigo }) => codigo === 'C211').map(({ hallado }) => hallado)
  if (claves.length === 0 || !onConcepto) return null
  return (
    <div className="carga-pregunta row">
      {claves.map((clave) =>
        respuestas.conceptos.has(clave) ? (
          <span key={clave} className="secondary">
            Dijiste qué significa {clave}.
          </span>
        ) : (
          <Button key={clave} size="sm" icon={Tag} onClick={() => onConcepto(clave)}>
            Decir qué significa {clave}
          </Button>
        ),
      )}
    </div>
  )
}

function Faltas({ faltas }: { faltas: readonly Falta[] }): ReactElement {
  return (
    <ul className="plain carga-faltas">
      {faltas.map(({ codigo, campo, columna, hallado, esperado }, index) => (
        <li key={`${codigo} ${index}`}>
          <div>
            <strong>{campo}</strong>
            {columna !== '' && <span className="secondary">, columna {columna}</span>}{' '}
            <span className="mono secondary small">{codigo}</span>
          </div>
          <div>
            {hallado === '' ? 'Está vacío' : <>Dice «{hallado}»</>}; se esperaba {esperado}.
          </div>
        </li>
      ))}
    </ul>
  )
}

type Dato = RenglonCarga['datos'][number]

function Plegados({ renglon: { linea, datos } }: { renglon: RenglonCarga }): ReactElement | null {
  if (datos.length === 0) return null
  return (
    <details className="carga-datos">
      <summary>
        Ver sus datos<span className="visually-hidden">, renglón {linea}</span>
      </summary>
      <KeyValueList wide items={datos.map(([label, value]) => ({ key: label, label, value }))} />
    </details>
  )
}

/** What a row brings, in one run of text. */
function Datos({ datos }: { datos: readonly Dato[] }): ReactElement {
  return (
    <ul className="plain carga-datos-linea">
      {datos.map(([titulo, texto]) => (
        <li key={titulo}>
          <span className="secondary">{titulo}</span> {texto}
        </li>
      ))}
    </ul>
  )
}
