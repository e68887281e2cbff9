import { BellOff, CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { AvisoRow } from './AvisoRow.tsx'
import { useBandeja, useMarcar, useMarcarTodos } from './use-avisos.ts'
import type { ReactElement, ReactNode } from 'react'
import './avisos.css'

const CUALES = [
  { value: 'todos', label: 'Todos' },
  { value: 'sin-leer', label: 'Sin leer' },
] as const

/** `/avisos`: what the portal has to tell to this person, the newest first. */
export default function Avisos(): ReactElement {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('ver') === 'sin-leer'
  // What is chosen shows at once; the address follows a little later, or leads where one comes by a link.
  const [soloSinLeer, setSoloSinLeer] = useState(inAddress)
  const [followed, setFollowed] = useState(inAddress)
  if (inAddress !== followed) {
    setFollowed(inAddress)
    setSoloSinLeer(inAddress)
  }
  const bandeja = useBandeja(soloSinLeer)
  const marcar = useMarcar()
  const todos = useMarcarTodos()
  const failure = marcar.error ?? todos.error
  const pages = bandeja.data?.pages ?? []
  const avisos = pages.flatMap((page) => page.avisos)
  const sinLeer = pages[0]?.sinLeer ?? 0
  const newest = avisos[0]
  return (
    <>
      <PageHeader
        title="Avisos"
        facts={pages.length === 0 ? 'Lo que el portal tiene que decirte.' : sinLeerTexto(sinLeer)}
        actions={
          sinLeer > 0 &&
          newest && (
            <Button
              icon={CheckCheck}
              busy={todos.busy}
              busyText="Marcando…"
              onClick={() => {
                marcar.reset()
                todos.run(newest.id)
              }}
            >
              Marcar todos como leídos
            </Button>
          )
        }
      />
      <div className="avisos stack">
        <RadioGroup
          legend="Ver"
          inline
          options={CUALES}
          value={soloSinLeer ? 'sin-leer' : 'todos'}
          onChange={(value) => {
            setSoloSinLeer(value === 'sin-leer')
            setParams(value === 'sin-leer' ? { ver: value } : {}, { replace: true })
          }}
        />
        {failure && (
          <Note tone="bad" live>
            <strong>No se pudo marcar.</strong> {errorMessage(failure)}
          </Note>
        )}
        <Card flush>
          <Contenido bandeja={bandeja} soloSinLeer={soloSinLeer}>
            <ul className="plain" aria-label="Avisos">
              {avisos.map((aviso) => (
                <AvisoRow
                  key={aviso.id}
                  aviso={aviso}
                  today={todayInMexico(Date.now())}
                  onMark={(leido) => {
                    todos.reset()
                    marcar.run({ id: aviso.id, leido })
                  }}
                />
              ))}
            </ul>
          </Contenido>
        </Card>
        {bandeja.hasNextPage && (
          <Button busy={bandeja.isFetchingNextPage} busyText="Cargando…" onClick={() => void bandeja.fetchNextPage()}>
            Ver anteriores
          </Button>
        )}
        <p className="small secondary">
          Los avisos leídos se conservan 90 días. Si los quieres también en un correo al día, pídelo en{' '}
          <Link to="/configuracion">Configuración</Link>.
        </p>
      </div>
    </>
  )
}

function sinLeerTexto(n: number): string {
  if (n === 0) return 'Todo está leído.'
  return `${formatCuenta(n)} sin leer`
}

interface ContenidoProps {
  bandeja: ReturnType<typeof useBandeja>
  soloSinLeer: boolean
  children: ReactNode
}

/** The list, or why there is none. */
function Contenido({ bandeja, soloSinLeer, children }: ContenidoProps): ReactElement {
  const { data, error, refetch } = bandeja
  if (error && !data)
    return <ErrorState title="No se pudieron cargar los avisos." error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className="card-body">
        <Skeleton lines={5} height={40} label="Cargando los avisos" />
      </div>
    )
  if (data.pages.some(({ avisos }) => avisos.length > 0)) return <>{children}</>
  return (
    <EmptyState icon={BellOff} title={soloSinLeer ? 'No tienes avisos sin leer' : 'Todavía no tienes avisos'}>
      Aquí se te dirá cuando una ventana abra o cierre al día siguiente, cuando un borrador esté por vencer, cuando te
      asignen un caso o cambie tu cuenta.
    </EmptyState>
  )
}
