import { useQuery } from '@tanstack/react-query'
import { Network, Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { useImprime } from '#admin/shared/ui/pagina/use-imprime.ts'
import { buscarUnidades, filasVisibles, indexar, raices, rutaDe } from './arbol-visible.ts'
import { ClavesSinUnidad } from './ClavesSinUnidad.tsx'
import { HojaUnidad } from './HojaUnidad.tsx'
import { ListaArbol } from './ListaArbol.tsx'
import { Programados } from './Programados.tsx'
import type { ReactElement } from 'react'
import type { FilaArbol } from './arbol-visible.ts'
import '#admin/portal/organica/Unidades/organica.css'
import './arbol.css'

/** `organicaArbol`: the whole tree on one screen, today or on a day, with what can be done to each unit. */
export default function OrganicaArbol(): ReactElement {
  const [params, setParams] = useSearchParams()
  const al = params.get('al') ?? ''
  const organizacion = params.get('organizacion') === 'hoy' ? 'hoy' : 'entonces'
  const [busca, setBusca] = useState('')
  const [chosen, setAbiertos] = useState<ReadonlySet<number> | null>(null)
  const [elegida, setElegida] = useState<number | null>(null)
  const imprime = useImprime()
  const { data, error, refetch } = useQuery({
    queryKey: ['organica-arbol', al, organizacion],
    queryFn: ({ signal }) =>
      api.call('GET /api/panel/organica/arbol', { signal, query: al ? { al, organizacion } : {} }),
  })
  const indice = useMemo(() => indexar(data?.nodos ?? []), [data])
  // Until somebody opens or closes a unit, the types show their entities.
  const abiertos = useMemo(() => chosen ?? raices(indice), [chosen, indice])
  const filas = useMemo(
    () => (busca.trim() ? buscarUnidades(indice, busca) : filasVisibles(indice, abiertos)),
    [indice, busca, abiertos],
  )
  const nodo = elegida === null ? undefined : indice.byId.get(elegida)
  const set = (key: string, value: string): void =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (value === '') next.delete(key)
      else next.set(key, value)
      return next
    })
  const toggle = (id: number): void =>
    setAbiertos(new Set(abiertos.has(id) ? [...abiertos].filter((other) => other !== id) : [...abiertos, id]))
  const allOpen = abiertos.size >= indice.byId.size
  return (
    <>
      <PageHeader
        vista="organicaArbol"
        facts={
          data ? `${cuentaTexto(data.nodos.length, 'unidad', 'unidades')}. ${data.texto}` : !error && 'Cargando...'
        }
        actions={
          <Button icon={Printer} onClick={() => window.print()} disabled={!data}>
            Imprimir
          </Button>
        }
      />
      <div className="stack">
        <div className="card arbol-tools">
          <Field label="Buscar">
            <TextInput
              placeholder="Clave, nombre o titular"
              value={busca}
              onChange={(event) => setBusca(event.target.value)}
            />
          </Field>
          <Field label="Personas al" help="Vacío: hoy.">
            <DateInput value={al} onChange={(day) => (day === '' || day.length === 10) && set('al', day)} />
          </Field>
          <Field label="Con la organización">
            <Select
              options={[
                { value: 'entonces', label: 'De entonces' },
                { value: 'hoy', label: 'De hoy' },
              ]}
              value={al === '' ? 'hoy' : organizacion}
              disabled={al === ''}
              onChange={(event) => set('organizacion', event.target.value)}
            />
          </Field>
          <Button onClick={() => setAbiertos(new Set(allOpen ? [] : indice.byId.keys()))}>
            {allOpen ? 'Cerrar todo' : 'Abrir todo'}
          </Button>
        </div>
        {data && data.programados.length > 0 && (
          <div className="card arbol-espera">
            <Programados actos={data.programados} titulo="h2" />
          </div>
        )}
        {data && data.sinUnidad.length > 0 && (
          <div className="card arbol-espera">
            <ClavesSinUnidad claves={data.sinUnidad} />
          </div>
        )}
        {error && <ErrorState title="No se pudo cargar el árbol." error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={10} label="Cargando el árbol" />}
        {data && filas.length === 0 && (
          <EmptyState icon={Network} title="No hay registros.">
            Aquí estará cada tipo de entidad con lo que depende de él. Se agregan en Entidades Orgánicas.
          </EmptyState>
        )}
        {data && filas.length > 0 && (
          <div className="arbol">
            <ListaArbol
              key={busca}
              filas={filas}
              elegida={elegida}
              {...(busca.trim() && {
                ruta: (one) =>
                  rutaDe(indice, one)
                    .map(({ nombre }) => nombre)
                    .join(' › '),
              })}
              onElegir={({ id }) => setElegida(id)}
              onAbrir={({ id }) => toggle(id)}
            />
            {nodo && (
              <HojaUnidad
                key={nodo.id}
                nodo={nodo}
                indice={indice}
                soloVer={al !== ''}
                onClose={() => setElegida(null)}
              />
            )}
          </div>
        )}
      </div>
      {imprime && data && <Organigrama texto={data.texto} filas={filas} />}
    </>
  )
}

/** The rows in sight as a chart for paper, beside the screen and not in it: the frame would cut it after a page. */
function Organigrama({ texto, filas }: { texto: string; filas: readonly FilaArbol[] }): ReactElement {
  return createPortal(
    <section className="arbol-papel" aria-hidden>
      <h1>Estructura orgánica</h1>
      <p>{texto}</p>
      {filas.map(({ nodo }) => (
        <p key={nodo.id} style={{ marginInlineStart: nodo.nivel * 28 }} className={`arbol-caja nivel-${nodo.nivel}`}>
          <strong>{nodo.nombre}</strong> <span className="mono">{nodo.clave}</span>
          <br />
          {nodo.titular || 'Sin titular'} · {formatCuenta(nodo.personas)} personas
        </p>
      ))}
    </section>,
    document.body,
  )
}
