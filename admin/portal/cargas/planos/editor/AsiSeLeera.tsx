import { CircleAlert } from 'lucide-react'
import { use } from 'react'
import { definicionDe } from '#domain/cargas/planos/editor/borrador-plano.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { useMuestra } from '#admin/portal/cargas/planos/use-planos.ts'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
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
  const malos = renglones.filter(
    ({ valores, faltas }) => faltas.length > 0 || valores.some(({ falta }) => falta !== ''),
  )
  return (
    <>
      <div className="plano-falta stack">
        {rechazo !== '' && <Note tone="bad">{rechazo}</Note>}
        {rechazo === '' && malos.length === 0 && (
          <Note tone="good">
            Los primeros {cuentaTexto(renglones.length, 'renglón', 'renglones')} se leen sin faltas.
          </Note>
        )}
        {malos.length > 0 && (
          <Note tone="warn">
            {cuentaTexto(malos.length, 'renglón tiene', 'renglones tienen')} un dato que no se entiende, de los primeros{' '}
            {renglones.length}.
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
        <DataTable
          caption="Primeros renglones, como se leerán"
          columns={columnasDe(columnas, renglones)}
          rows={renglones}
          rowKey={({ linea }) => linea}
          minWidth={Math.max(640, 130 * columnas.length)}
        />
      )}
    </>
  )
}

function columnasDe(titulos: readonly string[], renglones: readonly RenglonMuestra[]): Column<RenglonMuestra>[] {
  const conConceptos = renglones.some(({ conceptos, faltas }) => conceptos.length + faltas.length > 0)
  return [
    { key: 'linea', header: 'Renglón', numeric: true, cell: ({ linea }) => linea },
    ...titulos.map((titulo, i) => ({
      key: `v${i}`,
      header: titulo,
      wrap: true,
      cell: ({ valores }: RenglonMuestra) => <Valor valor={valores[i]} />,
    })),
    ...(conConceptos
      ? [
          {
            key: 'conceptos',
            header: 'Conceptos',
            wrap: true,
            cell: ({ conceptos, faltas }: RenglonMuestra) => (
              <>
                {conceptos.join(', ')}
                {faltas.map((falta) => (
                  <Falta key={falta} texto={falta} />
                ))}
              </>
            ),
          },
        ]
      : []),
  ]
}

function Valor({ valor }: { valor: ValorMuestra | undefined }): ReactElement {
  if (!valor) return <>–</>
  return valor.falta === '' ? <>{valor.texto || '–'}</> : <Falta texto={valor.falta} />
}

const Falta = ({ texto }: { texto: string }): ReactElement => (
  <span className="plano-valor-malo">
    <Icon icon={CircleAlert} size={14} />
    <span>{texto}</span>
  </span>
)
