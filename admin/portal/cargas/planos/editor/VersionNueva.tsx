import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import { borradorDe, definicionDe } from '#domain/cargas/planos/editor/borrador-plano.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { api } from '#admin/providers/api-client.ts'
import { migas } from '#admin/portal/cargas/planos/migas.ts'
import { rutaPlano } from '#admin/portal/cargas/planos/ruta-plano.ts'
import { KEY_PLANOS } from '#admin/portal/cargas/planos/use-planos.ts'
import { KEY_CARGAS } from '#admin/portal/cargas/use-cargas.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { FormularioPlano, type ValoresPlano } from './FormularioPlano.tsx'
import { MuestraPlano, type MuestraElegida } from './MuestraPlano.tsx'
import type { DetallePlano, VersionPlano } from '#domain/cargas/planos/plano-panel.ts'
import type { PlanoPropuesto } from '#domain/cargas/planos/propuesta/muestra-archivo.ts'
import type { ReactElement } from 'react'

/** The next version of a layout: what the newest one says, corrected, from a day on. */
export function VersionNueva({ plano }: { plano: DetallePlano }): ReactElement {
  const [muestra, setMuestra] = useState<MuestraElegida | 'sin' | null>(null)
  const { clave, tipo, version } = plano
  return (
    <>
      <PageHeader
        title={`Versión ${version + 1} de ${clave}`}
        crumbs={migas(clave)}
        facts="Las cargas que ya se leyeron conservan su versión."
      />
      {muestra ? (
        <Formulario plano={plano} muestra={muestra === 'sin' ? null : muestra} />
      ) : (
        <MuestraPlano tipo={tipo} onElegida={setMuestra} onSinArchivo={() => setMuestra('sin')} />
      )}
    </>
  )
}

interface FormularioProps {
  plano: DetallePlano
  muestra: MuestraElegida | null
}

/** What the editor shows of a version: beside the columns of the sample, if there is one. */
const valoresDe = (plano: DetallePlano, propuesta: PlanoPropuesto | null): ValoresPlano => ({
  clave: plano.clave,
  nombre: plano.nombre,
  version: plano.version,
  desde: primerDia(plano.versiones),
  borrador: borradorDe(definicionDeUltima(plano.versiones), propuesta?.columnas),
})

const definicionDeUltima = (versiones: readonly VersionPlano[]): VersionPlano['definicion'] =>
  versiones[0]?.definicion ?? { formato: 'delimitado', codificacion: 'detectar', titulos: true, campos: [] }

/** First day of the open quincena, unless the newest version begins later. */
function primerDia([ultima]: readonly VersionPlano[]): string {
  const { inicio } = quincenaRange(quincenaOf(todayInMexico(Date.now())))
  return ultima && ultima.desde > inicio ? ultima.desde : inicio
}

function Formulario({ plano, muestra }: FormularioProps): ReactElement {
  const navigate = useNavigate()
  const { clave, tipo, versiones } = plano
  const propuesta = muestra?.propuesta ?? null
  const [initial] = useState(() => valoresDe(plano, propuesta))
  const act = useAct<ValoresPlano, DetallePlano, DetallePlano>({
    call: ({ nombre, desde, version, borrador }) =>
      api.call('POST /api/cargas/planos/:clave/versiones', {
        params: { clave },
        body: { nombre, desde, version, definicion: { ...definicionDe(borrador, TIPOS_CARGA[tipo]) } },
      }),
    keys: [KEY_PLANOS, KEY_CARGAS],
    toast: ({ version }) => `Se guardó la versión ${version} de ${clave}.`,
    done: () => navigate(rutaPlano(clave)),
    leaves: true,
  })
  return (
    <FormularioPlano
      act={act}
      initial={initial}
      tipo={tipo}
      archivo={muestra?.archivo ?? null}
      propuesta={propuesta}
      anterior={versiones[0] ?? null}
      fromActual={(actual) => valoresDe(actual, propuesta)}
      action="Guardar versión"
      failure="No se guardó la versión."
    />
  )
}
