// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/PrintSession.h"

namespace muster::app {

using muster::share::toText;

PrintSession::PrintSession(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(30);
    connect(&m_soon, &QTimer::timeout, this, &PrintSession::start);
}

PrintSession::~PrintSession()
{
    if (m_cancel)
        *m_cancel = true;
    m_pool.waitForDone();
}

void PrintSession::setRoster(const QString &id, const rules::Roster &roster, packs::PackPtr pack, const QHash<QString, QImage> &photos)
{
    if (id != m_id)
        m_settings.without.clear();
    m_id = id;
    m_roster = roster;
    m_pack = std::move(pack);
    m_photos = photos;
    m_hasRoster = true;
    describe();
    emit rosterChanged();
    m_soon.start();
}

void PrintSession::clear()
{
    stop();
    m_id.clear();
    m_hasRoster = false;
    m_job = {};
    m_head = {};
    emit rosterChanged();
    emit ready();
}

void PrintSession::setSettings(const print::PrintSettings &settings)
{
    if (settings == m_settings)
        return;
    const bool language = settings.language != m_settings.language;
    m_settings = settings;
    if (language && m_hasRoster) {
        describe();
        emit rosterChanged();
    }
    emit settingsChanged();
    if (m_hasRoster)
        m_soon.start();
}

print::RosterExtras PrintSession::extras() const
{
    print::RosterExtras extras;
    extras.photo = [photos = m_photos](const std::string &id) { return photos.value(toText(id)); };
    return extras;
}

void PrintSession::describe()
{
    const print::RosterSource source(m_roster, m_pack, m_settings.language);
    m_head = {};
    m_head.name = toText(m_roster.name);
    m_head.legal = source.legal();
    const double limit = source.limit();
    m_head.points = print::numberText(source.totalPoints()) + (limit >= 0 ? QStringLiteral(" / ") + print::numberText(limit) : QString())
                    + QLatin1Char(' ') + source.look().costName;
    for (const print::RosterUnit &unit : source.units()) {
        QString name = source.nameOf(*unit.selection);
        if (!unit.selection->customName.empty())
            name += QStringLiteral(" “%1”").arg(toText(unit.selection->customName));
        m_head.units.push_back({toText(unit.selection->id), name, print::numberText(source.points(*unit.selection))});
    }
}

print::PdfInfo PrintSession::pdfInfo() const
{
    return {m_head.name, m_settings.language};
}

void PrintSession::start()
{
    if (!m_hasRoster)
        return;
    if (m_cancel)
        *m_cancel = true;
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    m_working = true;
    emit progress(0, 1);
    const int generation = ++m_generation;
    m_pool.start([this, generation, cancel = m_cancel, roster = m_roster, pack = m_pack, settings = m_settings, beside = extras()] {
        const print::RosterSource source(roster, pack, settings.language, beside);
        const print::TextMeter meter;
        auto job = std::make_shared<print::PrintedJob>(print::layoutJob(source, settings, meter, [&](int done, int total) {
            QMetaObject::invokeMethod(this, [this, generation, done, total] {
                if (generation == m_generation)
                    emit progress(done, total);
            });
            return !cancel->load();
        }));
        QMetaObject::invokeMethod(this, [this, generation, job] { take(generation, job); });
    });
}

void PrintSession::take(int generation, std::shared_ptr<print::PrintedJob> job)
{
    if (generation != m_generation)
        return; // a later one is on its way
    m_working = false;
    if (job->stopped) {
        emit stopped();
        return;
    }
    m_job = std::move(*job);
    emit ready();
}

void PrintSession::stop()
{
    m_soon.stop();
    if (m_cancel)
        *m_cancel = true;
}

void PrintSession::finish()
{
    if (!m_hasRoster)
        return;
    if (m_soon.isActive()) {
        m_soon.stop();
        start();
    }
    m_pool.waitForDone();
    QCoreApplication::sendPostedEvents(this);
}

} // namespace muster::app
