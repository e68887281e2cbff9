import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { borradorDePropuesta, definicionDe } from '#domain/cargas/planos/editor/borrador-plano.ts'
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
import type { DetallePlano } from '#domain/cargas/planos/plano-panel.ts'
import type { ReactElement } from 'react'

/** A layout that does not exist yet: a sample file first, then its correction. */
export function PlanoNuevo(): ReactElement {
  const [muestra, setMuestra] = useState<MuestraElegida | null>(null)
  return (
    <>
      <PageHeader
        title="Nuevo plano"
        crumbs={migas('Nuevo plano')}
        facts="Di qué trae cada columna de los archivos de una dependencia."
      />
      {muestra ? (
        <Formulario muestra={muestra} />
      ) : (
        <MuestraPlano tipo={null} onElegida={setMuestra} onSinArchivo={null} />
      )}
    </>
  )
}

function Formulario({ muestra: { tipo, archivo, propuesta } }: { muestra: MuestraElegida }): ReactElement {
  const navigate = useNavigate()
  const [initial] = useState<ValoresPlano>(() => ({
    ...{ clave: '', nombre: '', version: 0 },
    // A layout reads the files of the year from its first quincena on, unless the person says otherwise.
    desde: `${todayInMexico(Date.now()).slice(0, 4)}-01-01`,
    borrador: borradorDePropuesta(propuesta),
  }))
  const act = useAct<ValoresPlano, DetallePlano, DetallePlano>({
    call: ({ clave, nombre, desde, borrador }) =>
      api.call('POST /api/cargas/planos', {
        body: { clave, nombre, desde, tipo, definicion: { ...definicionDe(borrador, TIPOS_CARGA[tipo]) } },
      }),
    keys: [KEY_PLANOS, KEY_CARGAS],
    toast: ({ clave }) => `Se guardó el plano ${clave}.`,
    done: ({ clave }) => navigate(rutaPlano(clave)),
    leaves: true,
  })
  return (
    <FormularioPlano
      act={act}
      initial={initial}
      tipo={tipo}
      archivo={archivo}
      propuesta={propuesta}
      anterior={null}
      action="Guardar plano"
      failure="No se guardó el plano."
    />
  )
}
