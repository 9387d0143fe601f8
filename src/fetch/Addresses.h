// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

namespace muster::fetch {

/// Where game data come from. Any of them can be another server: on the loopback for tests, or a copy of a club.
struct Addresses
{
    QString api = QStringLiteral("https://api.github.com");
    QString web = QStringLiteral("https://github.com");
    QString raw = QStringLiteral("https://raw.githubusercontent.com");
    QString codeload = QStringLiteral("https://codeload.github.com");
    QString gallery = QStringLiteral("https://github.com/BSData/gallery/releases/latest/download/bsdata.catpkg-gallery.json");

    /// MUSTER_DATA_API, MUSTER_DATA_WEB, MUSTER_DATA_RAW, MUSTER_DATA_CODELOAD, MUSTER_DATA_GALLERY.
    [[nodiscard]] static Addresses fromEnvironment();

    /// A base with parts behind it; each is written so that it is one part, whatever signs it holds.
    [[nodiscard]] static QUrl join(const QString &base, const QStringList &parts);
    /// A link inside of data that names GitHub, on the server that stands for it.
    [[nodiscard]] QUrl resolved(const QString &link) const;
    /// Whether Muster asks this place at all: https, or http on this computer; and a host that belongs to one of the addresses.
    [[nodiscard]] bool allows(const QUrl &url) const;
};

[[nodiscard]] bool isLoopback(const QUrl &url);

} // namespace muster::fetch
