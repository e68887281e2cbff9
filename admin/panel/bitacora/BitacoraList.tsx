import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import { useMatch } from 'react-router-dom'
import { periodoIssues } from '#domain/periodo.ts'
import { ACTOS_BITACORA, actoTexto } from '#domain/acceso/bitacora/acto-bitacora.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Chip } from '#admin/shared/ui/datos/Chip.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { DensityButton } from '#admin/shared/list/columnas/DensityButton.tsx'
import { FilterChips } from '#admin/shared/list/filtros/FilterChips.tsx'
import { FiltroAlReves } from '#admin/shared/list/filtros/FiltroAlReves.tsx'
import { useFit } from '#admin/shared/list/columnas/use-fit.ts'
import { SinAcceso } from '#admin/shared/pagina/SinAcceso.tsx'
import { ActoSheet } from './ActoSheet.tsx'
import { BuscarBox } from './BuscarBox.tsx'
import { COLUMNAS_BITACORA } from './columnas.tsx'
import { ExportarButton } from './ExportarButton.tsx'
import { FechasFiltro } from './FechasFiltro.tsx'
import { Paginas } from './Paginas.tsx'
import { useFiltro } from './use-filtro.ts'
import { Vacia } from './Vacia.tsx'
import { VerificarButton } from './VerificarButton.tsx'
import { useOpciones, usePagina, useTotal } from './use-pagina.ts'
import type { HalladoBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import type { Filtro } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'
import '#admin/shared/list/list.css'
import './bitacora.css'

/** For those who watch over the institute; the server asks the same again. */
export function BitacoraList(): ReactElement | null {
  const { canAccess, isPending } = useCanAccess({ resource: 'bitacora', action: 'list' })
  if (isPending) return null
  return canAccess ? <Bitacora /> : <SinAcceso />
}

/** Who did what, when, from where, and what it changed; one act opens beside the list. */
/** Its columns tell no width beforehand: what they take is measured. */
const SIN_MEDIDA: readonly never[] = []

function Bitacora(): ReactElement {
  const open = useMatch('/panel/bitacora/:id/show')?.params.id
  const { filtro, filtros, change } = useFiltro()
  const [keys, setKeys] = useState<readonly number[]>([])
  const [verifyError, setVerifyError] = useState<unknown>(null)
  const [shown, setShown] = useState(filtro)
  if (shown !== filtro) {
    setShown(filtro)
    setKeys([])
  }
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = usePagina(filtro, keys.at(-1))
  const defs = useDefs()
  const filas = data?.filas ?? []
  const hallado = halladoTexto(data?.hallado)
  const total = useTotal(filtro)
  const [alReves] = periodoIssues(filtro.desde ?? '', filtro.hasta ?? '')
  const fit = useFit(SIN_MEDIDA)
  return (
    <>
      <PageHeader
        vista="panelBitacora"
        facts="Quién hizo qué y cuándo. Las consultas de un expediente también quedan, y ver aquí a una persona es una de ellas."
        actions={
          <>
            <ExportarButton filtro={filtro} />
            <VerificarButton onError={setVerifyError} />
            <Button icon={RefreshCw} busy={isFetching} busyText="Actualizando…" onClick={() => void refetch()}>
              Actualizar
            </Button>
          </>
        }
      />
      {verifyError !== null && <ErrorState title="No se pudo pedir la verificación." error={verifyError} />}
      <div ref={fit.ref} className="card lista bitacora">
        <div className="lista-barra">
          <BuscarBox value={filtros.busqueda} onChange={filtros.buscar} />
          {hallado !== null && filtro.busca !== undefined && (
            <Chip removeLabel="Quitar la búsqueda" onRemove={() => filtros.buscar('')}>
              {hallado}
            </Chip>
          )}
          {filtro.objeto !== undefined && (
            <Chip removeLabel="Quitar el registro" onRemove={() => change({ objeto: '', objetoId: '' })}>
              Un solo registro
            </Chip>
          )}
          <FechasFiltro desde={filtro.desde ?? ''} hasta={filtro.hasta ?? ''} onChange={change} />
          <FilterChips defs={defs} filtros={filtros} />
          <span className="lista-fin">
            <DensityButton />
          </span>
        </div>
        {alReves ? (
          <FiltroAlReves label="Hasta" message={alReves.message} onClear={filtros.limpiar} />
        ) : error ? (
          <div className="lista-falla">
            <ErrorState title="No se pudo cargar la bitácora." error={error} onRetry={() => void refetch()} />
          </div>
        ) : (
          <div className={isPlaceholderData ? 'lista-cargando' : undefined}>
            <DataTable
              caption="Bitácora"
              columns={COLUMNAS_BITACORA}
              rows={filas}
              rowKey={({ id }) => id}
              loading={isPending}
              minWidth={fit.minWidth}
              isSelected={({ id }) => String(id) === open}
              empty={
                <Vacia
                  filtrada={filtros.activos}
                  hallado={data?.hallado ?? null}
                  onClear={filtros.limpiar}
                  onCuenta={(id) => {
                    filtros.buscar('')
                    change({ usuarioId: String(id) })
                  }}
                />
              }
            />
            <Paginas
              page={keys.length + 1}
              rows={filas.length}
              total={total}
              hasNext={typeof data?.siguiente === 'number'}
              onFirst={() => setKeys([])}
              onPrevious={() => setKeys(keys.slice(0, -1))}
              onNext={() => {
                if (typeof data?.siguiente === 'number' && !isPlaceholderData) setKeys([...keys, data.siguiente])
              }}
            />
          </div>
        )}
      </div>
      {open !== undefined && (
        <ActoSheet
          id={open}
          ids={filas.map(({ id }) => id)}
          onRegistro={({ objeto, objetoId }) => change({ objeto, objetoId })}
        />
      )}
    </>
  )
}

/** What the search was found to be; what is nobody or several is told in the place of the rows. */
function halladoTexto(hallado: HalladoBitacora | null | undefined): string | null {
  if (hallado?.clase === 'persona') return `Persona: ${hallado.texto}`
  if (hallado?.clase === 'folio') return `Folio: ${hallado.texto}`
  return hallado?.clase === 'cuenta' ? `Quién: ${hallado.texto}` : null
}

/** Who and what: choices are searched, since both are long. */
function useDefs(): Filtro[] {
  const usuarios = useOpciones()
  const cuentas = usuarios.map(({ id, nombre, usuario }) => ({ valor: id, label: `${nombre} (${usuario})` }))
  const actos = Object.keys(ACTOS_BITACORA).map((valor) => ({ valor, label: actoTexto(valor) }))
  return [
    {
      key: 'usuarioId',
      label: 'Quién',
      placeholder: 'Cualquiera',
      opciones: [...cuentas, { valor: 0, label: 'Sistema' }],
    },
    {
      key: 'acto',
      label: 'Qué hizo',
      placeholder: 'Cualquier acto',
      opciones: actos.sort((a, b) => a.label.localeCompare(b.label, 'es-MX')),
    },
  ]
}
