import { CircleAlert } from 'lucide-react'
import { use, useState } from 'react'
import { definicionDe } from '#domain/cargas/planos/editor/borrador-plano.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { useMuestra } from '#admin/portal/cargas/planos/use-planos.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { VisuallyHidden } from '#admin/shared/ui/pagina/VisuallyHidden.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { borradorIssues, TipoContext, useBorrador } from './use-borrador.ts'
import type { MuestraLeida, RenglonMuestra, ValorMuestra } from '#domain/cargas/planos/plano-panel.ts'
import type { ReactElement } from 'react'

/** The first rows of the sample file as the layout would read them, as it is now. */
export function AsiSeLeera({ archivo }: { archivo: File | null }): ReactElement {
  const { borrador } = useBorrador()
  const tipo = use(TipoContext)
  const issues = borradorIssues(borrador, TIPOS_CARGA[tipo])
  const isLista = issues.length === 0
  const { data, error, isFetching, refetch } = useMuestra({
    archivo: isLista ? archivo : null,
    tipo,
    definicion: definicionDe(borrador, TIPOS_CARGA[tipo]),
  })
  return (
    <Card title="Así se leerá" aside={isFetching ? <span role="status">Leyendo…</span> : archivo?.name} flush>
      {archivo === null ? (
        <p className="plano-falta secondary">Sin un archivo de muestra no hay qué leer aquí.</p>
      ) : !isLista ? (
        <div className="plano-falta">
          <Note>
            <strong>Para ver cómo se leerá, falta:</strong>
            <ul className="plano-notas">
              {issues.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </Note>
        </div>
      ) : error ? (
        <div className="plano-falta">
          <ErrorState title="No se pudo leer la muestra." error={error} onRetry={() => void refetch()} />
        </div>
      ) : data ? (
        <Leida muestra={data} />
      ) : (
        <div className="plano-falta">
          <Skeleton lines={5} height={28} label="Leyendo la muestra" />
        </div>
      )}
    </Card>
  )
}

function Leida({ muestra }: { muestra: MuestraLeida }): ReactElement {
  const { columnas, renglones, rechazo, totales } = muestra
  const [todos, setTodos] = useState(false)
  const faltas = faltasDistintas(muestra)
  return (
    <>
      <div className="plano-falta stack">
        {rechazo !== '' && <Note tone="bad">{rechazo}</Note>}
        {rechazo === '' && faltas.length === 0 && (
          <Note tone="good">
            {renglones.length === 1 ? 'El primer renglón se lee' : `Los primeros ${renglones.length} renglones se leen`}{' '}
            sin faltas.
          </Note>
        )}
        {faltas.length > 0 && (
          <Note tone="warn">
            <strong>Hay datos que no se entienden en los primeros {renglones.length} renglones:</strong>
            <ul className="plano-notas">
              {faltas.map(({ texto, veces }) => (
                <li key={texto}>
                  {texto}
                  {veces > 1 && `, en ${cuentaTexto(veces, 'renglón', 'renglones')}`}
                </li>
              ))}
            </ul>
          </Note>
        )}
        {totales?.cuadra === true && (
          <Note tone="good">
            El renglón de totales cuadra con {cuentaTexto(totales.renglones, 'renglón', 'renglones')}.
          </Note>
        )}
        {totales?.faltas.map((falta) => (
          <Note key={falta} tone="bad">
            {falta}
          </Note>
        ))}
      </div>
      {renglones.length > 0 && (
        <div className="plano-vista" data-todos={todos || undefined}>
          <DataTable
            caption="Primeros renglones, como se leerán"
            columns={columnasDe(columnas, renglones)}
            rows={renglones}
            rowKey={({ linea }) => linea}
            minWidth={Math.max(640, 120 * columnas.length)}
          />
          {!todos && renglones.length > EN_TELEFONO && (
            <div className="plano-todos">
              <Button size="sm" onClick={() => setTodos(true)}>
                Ver los {renglones.length} renglones
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  )
}

/** Rows shown on a phone until the person opens the rest (planos.css hides them). */
const EN_TELEFONO = 5
/** Most faults listed as sentences. The cells mark all of them. */
const FALTAS_MAX = 8

/** The first fault of each column, and how many rows have one there. */
function faltasDistintas({ renglones }: MuestraLeida): { readonly texto: string; readonly veces: number }[] {
  const porLugar = new Map<string, { readonly texto: string; readonly veces: number }>()
  const add = (lugar: string, texto: string): void => {
    const antes = porLugar.get(lugar)
    if (texto !== '') porLugar.set(lugar, { texto: antes?.texto ?? texto, veces: (antes?.veces ?? 0) + 1 })
  }
  for (const { valores, faltas } of renglones) {
    for (const [i, { falta }] of valores.entries()) add(String(i), falta)
    for (const falta of faltas.slice(0, 1)) add('conceptos', falta)
  }
  return [...porLugar.values()].slice(0, FALTAS_MAX)
}

function columnasDe(titulos: readonly string[], renglones: readonly RenglonMuestra[]): Column<RenglonMuestra>[] {
  const conConceptos = renglones.some(({ conceptos, faltas }) => conceptos.length + faltas.length > 0)
  const deConceptos: Column<RenglonMuestra> = {
    key: 'conceptos',
    header: 'Conceptos',
    wrap: true,
    cell: ({ conceptos, faltas }) => (
      <>
        {conceptos.join(', ')}
        {faltas.map((falta) => (
          <Malo key={falta} texto={falta} falta={falta} />
        ))}
      </>
    ),
  }
  return [
    { key: 'linea', header: 'Renglón', numeric: true, cell: ({ linea }) => linea },
    ...titulos.map((titulo, i) => ({
      key: `v${i}`,
      header: titulo,
      cell: ({ valores }: RenglonMuestra) => <Valor valor={valores[i]} />,
    })),
    ...(conConceptos ? [deConceptos] : []),
  ]
}

function Valor({ valor }: { valor: ValorMuestra | undefined }): ReactElement {
  if (!valor || (valor.texto === '' && valor.falta === '')) return <>–</>
  return valor.falta === '' ? <>{valor.texto}</> : <Malo texto={valor.texto || 'vacío'} falta={valor.falta} />
}

/** A value that could not be read: what the file says, and why, for whoever points at it or listens. */
const Malo = ({ texto, falta }: { texto: string; falta: string }): ReactElement => (
  <span className="plano-valor-malo" title={falta}>
    <Icon icon={CircleAlert} size={14} />
    <span>{texto}</span>
    <VisuallyHidden> No se entiende.</VisuallyHidden>
  </span>
)
