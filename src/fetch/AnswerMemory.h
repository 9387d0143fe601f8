// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <optional>

namespace muster::fetch {

/// The last answers to questions that are asked again and again, each with the mark (ETag) that the server gave it. A server that is
/// asked "only if it is no longer this one" sends nothing when nothing has changed, and GitHub does not count the question.
/// A cache: what is damaged or missing in it is asked for anew, and nobody has to be told.
class AnswerMemory
{
public:
    struct Kept
    {
        QByteArray etag;
        QByteArray body;
    };

    /// An empty folder remembers nothing.
    explicit AnswerMemory(QString folder = {}) : m_folder(std::move(folder)) {}

    static constexpr int mostAnswers = 400;
    static constexpr qint64 largestAnswer = 4LL * 1024 * 1024;

    /// Where the program keeps them: the user's folder for what may be thrown away.
    [[nodiscard]] static QString standardFolder();

    /// None when the answer is unknown or not whole.
    [[nodiscard]] std::optional<Kept> find(const QUrl &url) const;
    void keep(const QUrl &url, const Kept &answer) const;

private:
    [[nodiscard]] QString pathOf(const QUrl &url) const;
    void makeRoom() const;

    QString m_folder;
};

} // namespace muster::fetch
